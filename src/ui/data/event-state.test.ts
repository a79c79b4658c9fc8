import { expect, test } from 'vitest';
import type { Section } from '../../types/config.gen.ts';
import { eventState, isShown } from './event-state.ts';

const end = '2025-07-23T15:00:00-03:00';

test.each([
  ['2025-07-01T00:00:00Z', 'upcoming'],
  ['2025-07-23T17:59:59Z', 'upcoming'],
  ['2025-07-23T18:00:00Z', 'upcoming'],
  ['2025-07-23T18:00:01Z', 'past'],
])('an event that ends at 18:00 UTC is, at %s, %s', (now, state) => {
  expect(eventState(end, Date.parse(now))).toBe(state);
});

const always: Section = { type: 'prose', blocks: [] };
const before: Section = { ...always, when: 'before' };
const after: Section = { ...always, when: 'after' };

test('a section is shown before the event, after it, or always', () => {
  const shown = (state: 'upcoming' | 'past') =>
    [always, before, after].filter((section) => isShown(section, state));
  expect(shown('upcoming')).toEqual([always, before]);
  expect(shown('past')).toEqual([always, after]);
});

test('a page without an event counts as before an event', () => {
  expect(eventState(undefined, Date.parse('2999-01-01T00:00:00Z'))).toBe('upcoming');
});
