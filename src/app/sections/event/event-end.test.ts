import { expect, test } from 'vitest';
import { eventEnd } from './event-end.ts';

test('a page without an event has no end', () => {
  expect(eventEnd([{ type: 'prose', blocks: [] }])).toBeUndefined();
});
