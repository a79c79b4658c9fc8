import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ListedRecord } from '../../../ui/data/record-list.ts';
import { spacing } from '../../../ui/theme/breakpoints.ts';

/** When a record is from, and its category. */
export const Origin = ({ date, category }: Pick<ListedRecord, 'date' | 'category'>) =>
  (date || category) && (
    <Line variant="body2" color="textSecondary">
      {date && <time dateTime={date.day}>{date.text}</time>}
      {category && <span>{category}</span>}
    </Line>
  );

const Line = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.25, 2),
});
