import { TZDate } from '@date-fns/tz';
import { type Message, msg } from '../../../words/message.ts';
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

/** "Dec 3, 2026, 12:00 AM". */
export const momentOf = (instant: number, timeZone: string): Message =>
  msg('content/publishing:moment', { at: asRead(instant, timeZone) });

/** "December 3, 2026", with the hour where it is not midnight. */
export function dayOf(instant: number, timeZone: string): Message {
  const date = new TZDate(instant, timeZone);
  const [hours, minutes] = [date.getHours(), date.getMinutes()];
  const at = asRead(instant, timeZone);
  return hours + minutes === 0
    ? msg('content/publishing:day', { at })
    : msg('content/publishing:day-and-hour', {
        at,
        hours,
        minutes: String(minutes).padStart(2, '0'),
      });
}

/** What the clock of a time zone shows, as messages take a date: whoever reads it may be in another zone. */
function asRead(instant: number, timeZone: string): number {
  const date = new TZDate(instant, timeZone);
  return instant - date.getTimezoneOffset() * 60_000;
}

/** Why a page or a section is not live: "Goes live on December 3, 2026"; undefined if it is. */
export function whyNotLive(pageOrSection: unknown, { now, timeZone }: Clock): Message | undefined {
  const span = spanOf(pageOrSection, timeZone);
  const words = {
    draft: () => msg('content/publishing:draft'),
    scheduled: () => msg('content/publishing:scheduled', { day: dayOf(span.from, timeZone) }),
    expired: () => msg('content/publishing:expired', { day: dayOf(span.until, timeZone) }),
    live: () => undefined,
  };
  return words[stateAt(span, now)]();
}
