import { TZDate } from '@date-fns/tz';
import { type Clock, instantOf } from '../words/time-zone.ts';

/** The fields of a page or a section that decide when it is live. */
export interface Published {
  draft?: unknown;
  publishAt?: unknown;
  expireAt?: unknown;
  /** The sections of a page: a page without a live section is not live either. */
  sections?: unknown;
}

/** A period from a moment until another; that of a draft never begins. */
export interface Span {
  from: number;
  until: number;
}

export type State = 'draft' | 'scheduled' | 'live' | 'expired';

export const ALWAYS: Span = { from: -Infinity, until: Infinity };
const NEVER: Span = { from: Infinity, until: Infinity };

/** Whether visitors see a page or a section: the one place that decides it. */
export const isLive = (pageOrSection: unknown, clock: Clock): boolean =>
  stateOf(pageOrSection, clock) === 'live';

export const stateOf = (pageOrSection: unknown, { now, timeZone }: Clock): State =>
  stateAt(spanOf(pageOrSection, timeZone), now);

export function stateAt({ from, until }: Span, now: number): State {
  if (from === Infinity) return 'draft';
  if (now < from) return 'scheduled';
  return now < until ? 'live' : 'expired';
}

/** When a page or a section is live. A date that cannot be read is ignored. */
export function spanOf(pageOrSection: unknown, timeZone: string): Span {
  const { draft, publishAt, expireAt, sections } = (pageOrSection ?? {}) as Published;
  if (draft === true) return NEVER;
  const instantOr = (text: unknown, otherwise: number) => {
    const instant = text === undefined ? otherwise : instantOf(text, timeZone);
    return Number.isNaN(instant) ? otherwise : instant;
  };
  const own = { from: instantOr(publishAt, -Infinity), until: instantOr(expireAt, Infinity) };
  if (!Array.isArray(sections) || sections.length === 0) return own;
  return intersection(own, sections.map((section) => spanOf(section, timeZone)).reduce(hull));
}

/** Whether a page or one of its sections has a date or is a draft. */
export function isTimed(page: unknown): boolean {
  const { draft, publishAt, expireAt, sections } = (page ?? {}) as Published;
  if (draft !== undefined || publishAt !== undefined || expireAt !== undefined) return true;
  return Array.isArray(sections) && sections.some(isTimed);
}

export const intersection = (a: Span, b: Span): Span => ({
  from: Math.max(a.from, b.from),
  until: Math.min(a.until, b.until),
});

/** The smallest span that contains the two spans. */
export function hull(a: Span, b: Span): Span {
  if (a.from === Infinity) return b;
  if (b.from === Infinity) return a;
  return { from: Math.min(a.from, b.from), until: Math.max(a.until, b.until) };
}

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
