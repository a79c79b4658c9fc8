import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  breakpoints,
  CoveringRadio,
  inset,
  NoBreak,
  size,
  spacing,
  useMessages,
  VisuallyHidden,
} from 'site-in-json/blocks/v1';
import type { Screen } from '../../types.gen.ts';
import { ShownOf } from './filters.tsx';
import { Opened } from './opened.tsx';
import { Severity } from './severity.tsx';

type Props = Pick<Screen, 'heads' | 'rows' | 'filters'>;

/**
 * A list of rows; on a phone the cells of a row are stacked, each with its name. Where several rows have
 * details, the visitor chooses which are shown.
 */
export function Queue({ heads, rows, filters }: Props) {
  const { exhibits } = useMessages();
  const group = useId();
  const opening = rows.filter(({ open }) => open);
  const beside = opening.some(({ open }) => open?.facts);
  const first = opening.find(({ main }) => main) ?? opening[0];
  const Rows = beside ? RowsBesidePanel : List;
  const choosing = opening.length > 1 && { role: 'radiogroup', 'aria-label': heads.item };
  return (
    <div {...choosing}>
      {!beside && (
        <Heads aria-hidden="true" data-no-print="">
          {[exhibits.severity, heads.time, heads.item, heads.owner, heads.state].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </Heads>
      )}
      <Rows component="ol" disablePadding>
        {rows.map((row) => {
          const { Row, Line } = !beside ? IN_COLUMNS : row.open ? OPEN : BESIDE_PANEL;
          const isChoice = row.open && choosing;
          const mark = row.main ? '' : undefined;
          return (
            <Row
              key={`${row.time} ${row.item}`}
              data-main={mark}
              data-shaded={choosing ? undefined : mark}
              data-in={row.filters?.join(' ')}
            >
              <Line as={isChoice ? 'label' : undefined} data-main={mark}>
                {isChoice && (
                  <CoveringRadio data-choice="" name={group} defaultChecked={row === first} />
                )}
                <Cells row={row} heads={heads} beside={beside} />
              </Line>
              {row.open && <Opened {...row.open} beside={beside} />}
            </Row>
          );
        })}
      </Rows>
      <ShownOf filters={filters} rows={rows} />
    </div>
  );
}

interface CellsProps {
  row: Screen['rows'][number];
  heads: Screen['heads'];
  beside: boolean;
}

function Cells({ row, heads, beside }: CellsProps) {
  const { exhibits } = useMessages();
  const Time = beside ? TimeAtEnd : Cell;
  return (
    <>
      <Cell>
        <Head>{exhibits.severity}</Head>
        <Severity level={row.severity} main={row.main} />
      </Cell>
      <Time>
        <Head>{heads.time}</Head>
        <NoBreak text={row.time} />
      </Time>
      <ItemCell>
        <Head>{heads.item}</Head>
        <Item component="strong">
          <NoBreak text={row.item} />
        </Item>
        {row.detail && (
          <Detail component="small" color="textSecondary">
            <NoBreak text={row.detail} />
          </Detail>
        )}
      </ItemCell>
      <Cell>
        <Head>{heads.owner}</Head>
        <NoBreak text={row.owner} />
      </Cell>
      <StateCell>
        <Head>{heads.state}</Head>
        <NoBreak text={row.state} />
      </StateCell>
    </>
  );
}

const Head = ({ children }: { children: string }) => (
  <VisuallyHidden>{`${children}: `}</VisuallyHidden>
);

const FROM_TABLET = breakpoints.up('lg');

const line = {
  gap: spacing(0.5, 3),
  paddingBlock: spacing(1.5),
  paddingInline: inset,
  lineHeight: 1.5,
  color: 'var(--muted)',
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: '96px 72px minmax(0, 1fr) minmax(0, 140px) minmax(0, 176px)',
} as const;

/** A button with an arrow, at the end of a row that opens; where some rows open, the others are muted. */
const CHOOSING = '[role=radiogroup] &';
const CLOSED_LINE = '[role=radiogroup] div&';
const BUTTON = 32;
const spaceForArrow = { paddingRight: `calc(var(--end) + ${BUTTON + 12}px)` };

const Heads = styled('div')({
  ...line,
  [CHOOSING]: spaceForArrow,
  borderBottom: '1px solid var(--line)',
  display: 'none',
  [FROM_TABLET]: columns,
});

const mainEdge = { boxShadow: 'inset 3px 0 0 var(--accent)' };

const chosen = { backgroundColor: 'var(--bg)' };

const CLOSED = '&:has([data-choice]:not(:checked)) > [data-opened]';

const Row = styled('li')({
  '&:not(:first-of-type) > *': { borderTop: '1px solid var(--line)' },
  '& > [data-opened][data-opened]': { borderTop: 0 },
  '&[data-main]': mainEdge,
  '&[data-shaded], &:has([data-choice]:checked)': chosen,
  '@media screen': { [CLOSED]: { display: 'none' } },
});

const Line = styled('div')({
  ...line,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  [CHOOSING]: spaceForArrow,
  [CLOSED_LINE]: { '--fg': 'var(--muted)', '--item-weight': 400 },
  'label&': {
    '&:hover': chosen,
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      right: 'var(--end)',
      insetBlock: 0,
      width: BUTTON,
      height: BUTTON,
      marginBlock: 'auto',
      color: 'var(--fg)',
      border: '1px solid',
      borderRadius: 'var(--radius)',
    },
    '&::after': {
      width: 8,
      height: 8,
      margin: `auto ${BUTTON / 2 - 4}px auto 0`,
      borderWidth: '0 1.5px 1.5px 0',
      borderRadius: 0,
      rotate: '45deg',
      transform: 'translate(-1.5px, -1.5px)', // the tip weighs less than the two lines
      transition: 'rotate 150ms',
    },
    '&:has(:checked)::after': { rotate: '225deg' },
    '@media (forced-colors: active)': {
      '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  },
});

const LineBesidePanel = styled(Line)({ [breakpoints.up('lg')]: { '--end': 'var(--pad)' } });

const IN_COLUMNS = {
  Row,
  Line: styled(Line)({ [FROM_TABLET]: { ...columns, alignItems: 'start' } }),
};

const firstColumn = { [breakpoints.up('lg')]: { gridColumn: 1 } }; // the second is for the panel

const BESIDE_PANEL = { Row: styled(Row)(firstColumn), Line: LineBesidePanel };

/** The details of these rows are in a panel at the right of all rows. */
const OPEN = {
  Row: styled(Row)({
    // Panels that are not shown keep their space, so that choosing another row moves nothing.
    [breakpoints.up('lg')]: {
      display: 'contents',
      [CLOSED]: { display: 'flex', visibility: 'hidden' },
    },
  }),
  Line: styled(LineBesidePanel)({
    [breakpoints.up('lg')]: {
      gridColumn: 1,
      '&[data-main]': {
        boxShadow: 'none',
        background:
          'linear-gradient(var(--accent), var(--accent)) calc(var(--start) - var(--pad)) / 3px no-repeat',
      },
      'label&::after': { rotate: '-45deg' },
      'label&:has(:checked)::after': { rotate: '-45deg' },
      '&:not(label), &:has(:checked)': chosen,
    },
  }),
};

const RowsBesidePanel = styled(List)({
  [breakpoints.up('lg')]: {
    display: 'grid',
    // Without a width of its own: the rows take all of it while a filter hides the open row.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(58%)',
  },
}) as typeof List;

const Cell = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

const TimeAtEnd = styled(Cell)({ [breakpoints.up('lg')]: { marginLeft: 'auto' } });

const ItemCell = styled(Cell)({ width: '100%', color: 'var(--fg)' });

const StateCell = styled(Cell)({ color: 'var(--fg)' });

const Item = styled(Typography)({
  display: 'block',
  fontWeight: 'var(--item-weight, 600)',
}) as typeof Typography;

const Detail = styled(Typography)({ display: 'block', fontSize: size.small }) as typeof Typography;
