import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMessages } from '../../data/site-context.ts';
import { inset } from '../../theme/inset.ts';
import { size } from '../../theme/size.ts';
import { WIDE } from '../../theme/wide.ts';
import type { Screen } from '../../types/config.gen.ts';
import { NoBreak } from '../../ui/no-break.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ShownOf } from './filters.tsx';
import { Opened } from './opened.tsx';
import { Severity } from './severity.tsx';

type Props = Pick<Screen, 'heads' | 'rows' | 'filters'>;

/** A list of rows; on a phone the cells of a row are stacked, each with its name. */
export function Queue({ heads, rows, filters }: Props) {
  const { exhibits } = useMessages();
  const atTheSide = rows.some(({ open }) => open?.facts);
  const Rows = atTheSide ? RowsBesidePanel : List;
  const Time = atTheSide ? TimeAtEnd : Cell;
  return (
    <div>
      {!atTheSide && (
        <Heads aria-hidden="true" data-no-print="">
          {[exhibits.severity, heads.time, heads.item, heads.owner, heads.state].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </Heads>
      )}
      <Rows component="ol" disablePadding>
        {rows.map(({ severity, time, item, detail, owner, state, main, open, ...row }) => {
          const { Row, Line } = !atTheSide ? IN_COLUMNS : open?.facts ? OPEN : BESIDE_PANEL;
          const mark = main ? '' : undefined;
          return (
            <Row key={`${time} ${item}`} data-main={mark} data-in={row.filters?.join(' ')}>
              <Line data-main={mark}>
                <Cell>
                  <Head>{exhibits.severity}</Head>
                  <Severity level={severity} main={main} />
                </Cell>
                <Time>
                  <Head>{heads.time}</Head>
                  <NoBreak text={time} />
                </Time>
                <ItemCell>
                  <Head>{heads.item}</Head>
                  <Item component="strong">
                    <NoBreak text={item} />
                  </Item>
                  {detail && (
                    <Detail component="small" color="textSecondary">
                      <NoBreak text={detail} />
                    </Detail>
                  )}
                </ItemCell>
                <Cell>
                  <Head>{heads.owner}</Head>
                  <NoBreak text={owner} />
                </Cell>
                <StateCell>
                  <Head>{heads.state}</Head>
                  <NoBreak text={state} />
                </StateCell>
              </Line>
              {open && <Opened {...open} />}
            </Row>
          );
        })}
      </Rows>
      <ShownOf filters={filters} rows={rows} />
    </div>
  );
}

const Head = ({ children }: { children: string }) => (
  <VisuallyHidden>{`${children}: `}</VisuallyHidden>
);

const FROM_TABLET = '@media (min-width: 900px)';

const line = {
  gap: '4px 24px',
  paddingBlock: 12,
  paddingInline: inset,
  lineHeight: 1.5,
  color: 'var(--muted)',
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: '96px 72px minmax(0, 1fr) minmax(0, 140px) minmax(0, 176px)',
} as const;

const Heads = styled('div')({
  ...line,
  borderBottom: '1px solid var(--line)',
  display: 'none',
  [FROM_TABLET]: columns,
});

const mainEdge = { boxShadow: 'inset 3px 0 0 var(--accent)' };

const Row = styled('li')({
  '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
  '&[data-main]': { background: 'var(--bg)', ...mainEdge },
});

const Line = styled('div')({ ...line, display: 'flex', flexWrap: 'wrap' });

const LineBesidePanel = styled(Line)({ [WIDE]: { '--end': 'var(--start)' } });

const IN_COLUMNS = {
  Row,
  Line: styled(Line)({ [FROM_TABLET]: { ...columns, alignItems: 'start' } }),
};

const firstColumn = { [WIDE]: { gridColumn: 1 } }; // the second is for the panel

const BESIDE_PANEL = { Row: styled(Row)(firstColumn), Line: LineBesidePanel };

/** The details of the open row are in a panel at the right of all rows. */
const OPEN = {
  Row: styled(Row)({ [WIDE]: { display: 'contents' } }),
  Line: styled(LineBesidePanel)({
    [WIDE]: { gridColumn: 1, background: 'var(--bg)', '&[data-main]': mainEdge },
  }),
};

const RowsBesidePanel = styled(List)({
  [WIDE]: {
    display: 'grid',
    // Without a width of its own: the rows take all of it while a filter hides the open row.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(58%)',
  },
}) as typeof List;

const Cell = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

const TimeAtEnd = styled(Cell)({ [WIDE]: { marginLeft: 'auto' } });

const ItemCell = styled(Cell)({ width: '100%', color: 'var(--fg)' });

const StateCell = styled(Cell)({ color: 'var(--fg)' });

const Item = styled(Typography)({ display: 'block', fontWeight: 600 }) as typeof Typography;

const Detail = styled(Typography)({ display: 'block', fontSize: size.small }) as typeof Typography;
