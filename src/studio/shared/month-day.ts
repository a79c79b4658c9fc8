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

/** Another month has the same day, if there is one; without a day it is whole. */
export function withMonth({ day }: MonthDay, month: string, isEnd: boolean): MonthDay {
  const last = lastDayOf(month);
  if (day === '') return { month, day: isEnd ? last : '01' };
  return { month, day: day > last ? last : day };
}
