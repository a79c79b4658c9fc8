import { TZDate } from '@date-fns/tz';
import type { Clock } from './clock.ts';
import { spanOf, stateAt } from './is-live.ts';

/** "3/12/2026 00:00". */
export function momentOf(instant: number, timeZone: string): string {
  const date = new TZDate(instant, timeZone);
  const day = [date.getDate(), date.getMonth() + 1, date.getFullYear()].join('/');
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** "3 de dezembro de 2026", with the hour where it is not midnight. */
export function dayOf(instant: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long' }).format(instant);
  const date = new TZDate(instant, timeZone);
  const [hours, minutes] = [date.getHours(), date.getMinutes()];
  return hours + minutes === 0 ? day : `${day}, às ${hours}h${twoDigits(minutes)}`;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Why a page or a section is not live: "Entra em 3 de dezembro de 2026"; undefined if it is. */
export function whyNotLive(pageOrSection: unknown, { now, timeZone }: Clock): string | undefined {
  const span = spanOf(pageOrSection, timeZone);
  const words = {
    draft: () => 'Rascunho',
    scheduled: () => `Entra em ${dayOf(span.from, timeZone)}`,
    expired: () => `Saiu em ${dayOf(span.until, timeZone)}`,
    live: () => undefined,
  };
  return words[stateAt(span, now)]();
}
