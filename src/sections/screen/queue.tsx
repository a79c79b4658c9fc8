import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMessages } from '../../data/site-context.ts';
import { inset } from '../../theme/inset.ts';
import type { Screen } from '../../types/config.gen.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Whole } from '../../ui/whole.tsx';
import { ShownOf } from './filters.tsx';
import { Opened } from './opened.tsx';
import { Severity } from './severity.tsx';

type Props = Pick<Screen, 'heads' | 'rows' | 'filters'>;

/** A list, each line of which names its cells: on a phone they stand below one another. */
export function Queue({ heads, rows, filters }: Props) {
  const { exhibits } = useMessages();
  const atTheSide = rows.some(({ open }) => open?.facts);
  const List = atTheSide ? WithPanel : 'ol';
  const Line = atTheSide ? Stacked : InColumns;
  const cell = (head: string, shown: ReactNode) => (
    <span>
      <VisuallyHidden>{`${head}: `}</VisuallyHidden>
      {shown}
    </span>
  );
  return (
    <div>
      {!atTheSide && (
        <Heads aria-hidden="true" data-no-print="">
          {[exhibits.severity, heads.time, heads.item, heads.owner, heads.state].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </Heads>
      )}
      <List>
        {rows.map(({ severity, time, item, detail, owner, state, main, open, ...row }) => (
          <Row
            key={`${time} ${item}`}
            data-main={main ? '' : undefined}
            data-in={row.filters?.join(' ')}
          >
            <Line>
              {cell(exhibits.severity, <Severity level={severity} main={main} />)}
              {cell(heads.time, <Whole text={time} />)}
              {cell(
                heads.item,
                <>
                  <strong>
                    <Whole text={item} />
                  </strong>
                  {detail && (
                    <small>
                      <Whole text={detail} />
                    </small>
                  )}
                </>,
              )}
              {cell(heads.owner, <Whole text={owner} />)}
              {cell(heads.state, <Whole text={state} />)}
            </Line>
            {open && <Opened {...open} />}
          </Row>
        ))}
      </List>
      <ShownOf filters={filters} rows={rows} />
    </div>
  );
}

const columns = {
  gridTemplateColumns: '96px 72px minmax(0, 1fr) minmax(0, 140px) minmax(0, 176px)',
} as const;

const line = {
  gap: '4px 24px',
  paddingBlock: 12,
  paddingInline: inset,
  lineHeight: 1.5,
} as const;

const Heads = styled('div')({
  ...line,
  color: 'var(--muted)',
  borderBottom: '1px solid var(--line)',
  display: 'none',
  '@media (min-width: 900px)': { display: 'grid', ...columns },
});

const Row = styled('li')({
  '& + &': { borderTop: '1px solid var(--line)' },
  '&[data-main]': { background: 'var(--bg)', boxShadow: 'inset 3px 0 0 var(--accent)' },
});

const Stacked = styled('div')({
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  color: 'var(--muted)',
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > :last-of-type, & > :has(strong)': { color: 'var(--fg)' },
  '& > :has(strong)': { width: '100%' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: '1rem', color: 'var(--muted)' },
});

const InColumns = styled(Stacked)({
  '@media (min-width: 900px)': { display: 'grid', ...columns, alignItems: 'start' },
});

/** The open row goes on in a panel, at the right of all of them. */
const WithPanel = styled('ol')({
  '@media (min-width: 1000px)': {
    display: 'grid',
    // Without a width of its own, so that the rows take all where a filter leaves the open one out.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(58%)',
    '& > li:has(> div + div)': { display: 'contents', '& > div': { background: 'var(--bg)' } },
    '& > [data-main] > :first-of-type': { boxShadow: 'inset 3px 0 0 var(--accent)' },
    '& > li, & > li > :first-of-type': { gridColumn: 1 }, // nothing else stands in the panel's place
    '& > li > :first-of-type': {
      '--end': 'var(--start)',
      '& > :nth-of-type(2)': { marginLeft: 'auto' },
    },
  },
});
