import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentRoot } from '../../../node/project.ts';
import { catalogueOf } from '../../../words/node/catalogues.ts';
import { wordsOf } from '../../../words/words.ts';
import { clockIn } from '../../node/machine.ts';
import { instantOf } from '../words/time-zone.ts';
import { dayOf, isLive, momentOf, stateOf } from './is-live.ts';

const timeZone = 'America/Sao_Paulo';
const at = (moment: string) => ({ now: Date.parse(moment), timeZone });
const BEFORE = at('2026-12-02T23:59:59-03:00');
const AFTER = at('2026-12-03T00:00:00-03:00');

describe('a day begins at midnight of its time zone', () => {
  it.each([
    ['2026-12-03', timeZone, '2026-12-03T03:00:00.000Z'],
    ['2026-12-03', 'Europe/Lisbon', '2026-12-03T00:00:00.000Z'],
    ['2026-07-03', 'Europe/Lisbon', '2026-07-02T23:00:00.000Z'],
    // The day on which Brazil had no midnight.
    ['2018-11-04', timeZone, '2018-11-04T03:00:00.000Z'],
    ['2026-12-03T09:00:00-05:00', timeZone, '2026-12-03T14:00:00.000Z'],
  ])('%s in %s', (text, zone, instant) => {
    expect(new Date(instantOf(text, zone)).toISOString()).toBe(instant);
  });
});

describe('isLive', () => {
  const section = {};
  it.each([
    ['no field set', {}, [true, true]],
    ['a draft', { draft: true }, [false, false]],
    ['a draft with a date', { draft: true, publishAt: '2026-12-03' }, [false, false]],
    ['a page no longer a draft', { draft: false }, [true, true]],
    ['published from a day on', { publishAt: '2026-12-03' }, [false, true]],
    ['expires on a day', { expireAt: '2026-12-03' }, [true, false]],
    ['between', { publishAt: '2026-12-03', expireAt: '2026-12-04' }, [false, true]],
    ['an invalid date', { publishAt: 'amanhã' }, [true, true]],
    [
      'a page with one section that is always shown',
      { sections: [{ draft: true }, section] },
      [true, true],
    ],
    ['a page of drafts only', { sections: [{ draft: true }] }, [false, false]],
    [
      'a page whose sections are all scheduled',
      { sections: [{ publishAt: '2026-12-03' }] },
      [false, true],
    ],
  ])('%s', (_, thing, expected) => {
    expect([BEFORE, AFTER].map((clock) => isLive(thing, clock))).toEqual(expected);
  });

  it('distinguishes scheduled from expired', () => {
    const short = { publishAt: '2026-12-03', expireAt: '2026-12-04' };
    expect(stateOf(short, BEFORE)).toBe('scheduled');
    expect(stateOf(short, at('2026-12-04T12:00:00-03:00'))).toBe('expired');
    expect(stateOf({ draft: true }, AFTER)).toBe('draft');
  });
});

describe('SITE_NOW', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('replaces the current time', () => {
    vi.stubEnv('SITE_NOW', '2026-12-03');
    expect(clockIn(timeZone)).toEqual(AFTER);
  });

  it('is refused if it is not a date', () => {
    vi.stubEnv('SITE_NOW', 'amanhã');
    expect(() => clockIn(timeZone)).toThrow('SITE_NOW não pode ser “amanhã”.');
  });
});

describe('a moment is read on the clock of the site', () => {
  it.each([
    ['pt-BR', '3 de dezembro de 2026', '3 de dezembro de 2026, às 9h05', '3/12/2026 09:05'],
    ['en', 'December 3, 2026', 'December 3, 2026 at 9:05 AM', 'Dec 3, 2026, 9:05 AM'],
  ])('in %s', (language, ofDay, ofHour, ofMoment) => {
    const { worded } = wordsOf(language, catalogueOf(language, contentRoot));
    const [midnight, morning] = ['00:00', '09:05'].map((hour) =>
      Date.parse(`2026-12-03T${hour}:00-03:00`),
    );
    // As ICU writes a narrow space before AM.
    const read = [
      dayOf(midnight!, timeZone),
      dayOf(morning!, timeZone),
      momentOf(morning!, timeZone),
    ];
    expect(read.map((day) => worded(day).replaceAll('\u202f', ' '))).toEqual([
      ofDay,
      ofHour,
      ofMoment,
    ]);
  });
});
