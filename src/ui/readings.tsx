import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { NoteNumber, noteId } from './numbered-notes.tsx';
import { RichText } from './rich-text.tsx';
import { ItemTitle } from './section/headings.tsx';
import { breakpoints, spacing } from './theme/breakpoints.ts';

interface Props {
  readings: { title: string; text: string }[];
  /** The id of the figure, if it has the same numbers. */
  figure?: string;
  /** Stacked, or side by side if there is space; `columnsUntilWide`: stacked on wide screens only. */
  flow: 'rows' | 'columns' | 'columnsUntilWide';
  /** False if there is a line above them already. */
  ruled?: boolean;
}

/** Short notes that explain the figure beside them. */
export function Readings({ readings, figure, flow, ruled = true }: Props) {
  const Rows = figure ? NumberedList : LISTS[flow];
  const Item = figure ? NumberedItem : ruled ? RuledItem : 'li';
  return (
    <Rows disablePadding>
      {readings.map(({ title, text }, index) => (
        <Item
          key={title}
          data-reading={figure && index + 1}
          id={figure && noteId(figure, index + 1)}
        >
          {figure && <NumberAtSide number={index + 1} filled />}
          <ItemTitle>{title}</ItemTitle>
          <Text color="textSecondary">
            <RichText text={text} />
          </Text>
        </Item>
      ))}
    </Rows>
  );
}

const RowsList = styled(List)({
  display: 'grid',
  gap: 'clamp(16px, 3vw, 24px) clamp(32px, 5vw, 80px)',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

const ColumnsList = styled(RowsList)({ [breakpoints.up('md')]: { gridAutoFlow: 'column' } });

const LISTS = {
  rows: RowsList,
  columns: ColumnsList,
  columnsUntilWide: styled(ColumnsList)({ [breakpoints.up('lg')]: { gridAutoFlow: 'row' } }),
};

/** As tall as the figure, with some space below the last note if there is any left. */
const NumberedList = styled(LISTS.columnsUntilWide)({
  [breakpoints.up('lg')]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    height: '100%',
    '&::after': { content: '""', flexGrow: 1, maxHeight: 128 },
  },
});

const RuledItem = styled('li')({
  paddingTop: 'clamp(14px, 2.5vw, 20px)',
  borderTop: '1px solid var(--line)',
});

const NumberedItem = styled(RuledItem)({ position: 'relative', paddingLeft: spacing(5) });

const NumberAtSide = styled(NoteNumber)({
  position: 'absolute',
  left: 0,
  top: 'clamp(14px, 2.5vw, 20px)',
});

const Text = styled(Typography)({ marginTop: 'min(8px, 2px + .8vw)', lineHeight: 1.6 });
