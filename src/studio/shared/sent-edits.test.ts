import { expect, it } from 'vitest';
import { type Edits, NO_EDITS } from './protocol.ts';
import { receivedEdits, sentEdits } from './sent-edits.ts';

const [one, two, three] = [{ path: '/1' }, { path: '/2' }, { path: '/3' }];

it('sends each value once, and brings the same edits', () => {
  const steps: [Edits, sent: string[]][] = [
    [{ values: { a: one, b: two }, renamed: {} }, ['a', 'b']],
    [{ values: { a: one, b: three }, renamed: {} }, ['b']],
    [{ values: { a: one, b: null, c: three }, renamed: { c: 'b' } }, ['b', 'c']],
    [{ values: { c: three }, renamed: {} }, []],
    [NO_EDITS, []],
    [{ values: { a: null }, renamed: {} }, ['a']],
  ];
  let [before, held] = [NO_EDITS, NO_EDITS];
  for (const [edits, expected] of steps) {
    const sent = sentEdits(before, edits);
    expect(Object.keys(sent.values)).toEqual(expected);
    before = edits;
    held = receivedEdits(held, structuredClone(sent));
    expect(held).toEqual(edits);
  }
});
