import type { Json } from './protocol.ts';

/** A day of every year, each part as two digits; '' if it is not chosen. */
export interface MonthDay {
  month: string;
  day: string;
}

/** "11-01"; undefined if no month has such a day, but for one too many. */
export function readMonthDay(value: Json | undefined): MonthDay | undefined {
  const [, month, day] = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(String(value)) ?? [];
  return month && day ? { month, day } : undefined;
}

/** "29" of February. */
export const lastDayOf = (month: string): string =>
  month === '' ? '31' : String(new Date(Date.UTC(2028, Number(month), 0)).getUTCDate());

/** Another month has the same day, if there is one; a whole month, and one without a day yet, is again whole. */
export function withMonth(before: MonthDay, month: string, isEnd: boolean): MonthDay {
  const { day } = before;
  const last = lastDayOf(month);
  const isWhole = day === '' || (isEnd && (day === lastDayOf(before.month) || isFebruary(before)));
  if (isWhole) return { month, day: isEnd ? last : '01' };
  return { month, day: day > last ? last : day };
}

/** Its end is also the 28th. */
const isFebruary = ({ month, day }: MonthDay): boolean => month === '02' && day === '28';
