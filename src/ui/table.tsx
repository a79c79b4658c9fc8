import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';
import { boundHead, foldsOnPhones, numberColumns, stacksOnPhones } from './table-columns.ts';
import { breakpoints, PHONE, spacing } from './theme/breakpoints.ts';
import { size as sizes } from './theme/size.ts';
import { Value } from './value.tsx';

interface Props {
  /** The first may be empty: the corner above the row heads. Facts, each after its name, need none. */
  head?: string[];
  rows: string[][];
  /** `medium`: as wide as the page. */
  size?: 'small' | 'medium';
  /** What a table without `head` is called. */
  label?: string | undefined;
  /** Which columns are numbers, for who knows better than their texts tell. */
  numbers?: readonly boolean[];
  /** Headings within the table, by the index of the row that each stands above. */
  headings?: ReadonlyMap<number, string>;
  /** Whether each row is one thing, as in a list of prices: a phone may show its amount beside its name, and the rest below. */
  isList?: boolean;
  /** What a cell shows, if not its text with emphasis and links. */
  shown?(cell: Cell): ReactNode;
}

interface Cell {
  text: string;
  row: number;
  column: number;
}

/**
 * A table with column heads and row heads. On phones, rows that are longer than a line are stacked, with the head of
 * its column above each cell. Columns of numbers are aligned at their end.
 */
export function Table({
  head,
  rows,
  size = 'small',
  label,
  numbers: isNumber = numberColumns(rows),
  headings,
  isList = false,
  shown = inRichText,
}: Props) {
  const isHalved = head?.length === 2 && !isNumber[1];
  const Head = size === 'medium' ? HEADS[isHalved ? 'half' : 'oneLine'] : TableCell;
  const folds = isList && foldsOnPhones(rows, isNumber);
  const stacks = !folds && stacksOnPhones(rows, isNumber, head);
  const alignOf = (column: number) =>
    head && size === 'medium' && isNumber[column] ? ({ align: 'right' } as const) : undefined;
  const { Root, Heads, Body, GroupHead, Row, RowHead, Cell } = folds
    ? FOLDED
    : stacks
      ? STACKED
      : FLAT;
  return (
    <Root size={size} aria-label={head ? undefined : label}>
      {head && (
        <Heads>
          <TableRow>
            {head.map((cell, column) =>
              cell ? (
                <Head key={cell} {...alignOf(column)}>
                  {boundHead(cell)}
                </Head>
              ) : (
                <TableCell key={cell} component="td" />
              ),
            )}
          </TableRow>
        </Heads>
      )}
      {partsOf(rows, headings).map(({ from, until }) => (
        <Body key={from}>
          {headings?.has(from) && (
            <TableRow>
              <GroupHead component="th" scope="rowgroup" colSpan={rows[0]?.length}>
                {headings.get(from)}
              </GroupHead>
            </TableRow>
          )}
          {rows.slice(from, until).map(([first, ...cells], index) => (
            <Row key={`${first}${index}`}>
              <RowHead component="th" scope="row" sx={head || stacks ? undefined : FACT}>
                {first && (
                  <Value text={first}>{shown({ text: first, row: from + index, column: 0 })}</Value>
                )}
              </RowHead>
              {cells.map((cell, column) => (
                <Cell
                  key={column}
                  data-head={(stacks && cell && head?.[column + 1]) || undefined}
                  data-amount={(folds && isNumber[column + 1]) || undefined}
                  {...alignOf(column + 1)}
                >
                  <Value text={cell}>
                    {shown({ text: cell, row: from + index, column: column + 1 })}
                  </Value>
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      ))}
    </Root>
  );
}

const inRichText = ({ text }: Cell) => <RichText text={text} />;

/** The rows of each heading; before the first, those of none. */
function partsOf(rows: Props['rows'], headings: Props['headings'] = new Map()) {
  const starts = [...new Set([0, ...headings.keys()])];
  return starts.map((from, index) => ({ from, until: starts[index + 1] ?? rows.length }));
}

const FlatGroupHead = styled(TableCell)({
  paddingTop: spacing(4),
  fontSize: sizes.large,
  fontWeight: 600,
  breakAfter: 'avoid',
}) as typeof TableCell;

const OneLine = styled(TableCell)({ [breakpoints.up('lg')]: { whiteSpace: 'nowrap' } });

/** For tables of two equal columns. */
const HEADS = {
  oneLine: OneLine,
  half: styled(OneLine)({ [breakpoints.up('lg')]: { width: '50%' } }),
};

/** Values stand near their names, however wide the table is. */
const FACT = { width: '36%' };

const FLAT = {
  Root: MuiTable,
  Heads: TableHead,
  Body: TableBody,
  GroupHead: FlatGroupHead,
  Row: TableRow,
  RowHead: TableCell,
  Cell: TableCell,
};

const block = { [PHONE]: { display: 'block' } };

const StackedCell = styled(TableCell)({
  [PHONE]: { display: 'block', padding: 0, border: 0, textAlign: 'start' },
});

const STACKED = {
  Root: styled(MuiTable)(block),
  /** Hidden on phones, but still read out as column heads. */
  Heads: styled(TableHead)({
    [PHONE]: { position: 'absolute', clipPath: 'inset(50%)' },
  }),
  Body: styled(TableBody)(block),
  /** Its line is that of the row below. */
  GroupHead: styled(FlatGroupHead)({ [PHONE]: { border: 0 } }) as typeof TableCell,
  Row: styled(TableRow)({
    [PHONE]: { display: 'block', paddingBlock: spacing(2), borderTop: '1px solid var(--line)' },
  }),
  RowHead: StackedCell as typeof TableCell,
  Cell: styled(StackedCell)(({ theme }) => ({
    [PHONE]: {
      '&:not([data-head])': { marginTop: spacing(0.5) },
      '&[data-head]::before': {
        ...theme.typography.label,
        content: 'attr(data-head) / ""', // the head of the column is read out
        display: 'block',
        marginTop: spacing(1.5),
        color: 'var(--muted)',
      },
    },
  })),
};

/** The name and the amount in a line, below it the other cells. */
const FOLDED = {
  ...STACKED,
  Row: styled(STACKED.Row)({
    [PHONE]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: spacing(2),
      paddingBlock: spacing(1.5),
      '&::after': { content: '""', order: 1, flexBasis: '100%' }, // ends the first line
    },
  }),
  RowHead: styled(STACKED.RowHead)({ [PHONE]: { flex: '1 1 0', minWidth: 0 } }) as typeof TableCell,
  Cell: styled(StackedCell)({
    [PHONE]: {
      '&:empty': { display: 'none' },
      '&:not([data-amount])': { order: 2, fontSize: sizes.small, color: 'var(--muted)' },
    },
  }),
};
