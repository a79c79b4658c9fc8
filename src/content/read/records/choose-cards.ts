import type { RecordCard } from './record-types.ts';

/** The last day of a record; one without a date has none. */
export const lastDayOf = ({
  date,
  until,
}: Pick<RecordCard, 'date' | 'until'>): string | undefined => date && (until ?? date).slice(0, 10);

/** Whether a record is still to come or under way on a day; one without a date is not. */
export const isUpcoming = (card: RecordCard, today: string): boolean =>
  (lastDayOf(card) ?? '') >= today;

/** Whether a record is over on a day. */
export const isOver = (card: RecordCard, today: string): boolean =>
  (lastDayOf(card) ?? today) < today;

/** Whether a record is of a category, or of one of several; of any if none is asked for. */
export const isOfCategory = (
  { category }: Pick<RecordCard, 'category'>,
  wanted: string | readonly string[] | undefined,
): boolean => wanted === undefined || [wanted].flat().includes(category ?? '');
