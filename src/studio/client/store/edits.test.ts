import { describe, expect, test } from 'vitest';
import { pickEdits } from '../../shared/pick-edits.ts';
import { type Edits, type Json, NO_EDITS } from '../../shared/protocol.ts';
import {
  besideEdits,
  fileValue,
  nameIn,
  nameOnDisk,
  rebase,
  withoutUnchanged,
  withValue,
} from './edits.ts';
import { mapHistory, NO_HISTORY, stepBack, stepForward, withStep } from './history.ts';

const FILE = 'site-config/pages/a.json';
const opened = (value: Json) => ({ value, text: '', stamp: '1' });
const disk = { [FILE]: opened({ path: '/a', list: ['x', 'y'] }) };

describe('edits', () => {
  test('a file changed back to its saved value is not an edit', () => {
    const once = withValue(NO_EDITS, disk, FILE, { path: '/b', list: ['x', 'y'] });
    expect(Object.keys(once.values)).toEqual([FILE]);
    expect(fileValue(once, disk, FILE)).toMatchObject({ path: '/b' });
    expect(withValue(once, disk, FILE, { list: ['x', 'y'], path: '/a' }).values).toEqual({});
  });
  test('a removed file is absent; removing a file that never existed is not an edit', () => {
    const gone: Edits = { values: { [FILE]: null, other: null }, renamed: {} };
    expect(fileValue(gone, disk, FILE)).toBeUndefined();
    expect(Object.keys(withoutUnchanged(gone, disk).values)).toEqual([FILE]);
  });
  test('what is typed while the server answers stays, in that file and in another', () => {
    const other = 'site-config/pages/b.json';
    const answer: Edits = {
      values: { [FILE]: { path: '/mended', list: ['x', 'y'] } },
      renamed: {},
    };
    const typed: Edits = {
      values: { [FILE]: { path: '/a', list: ['x', 'y', 'z'] }, [other]: { path: '/typed' } },
      renamed: {},
    };
    expect(besideEdits(answer, typed, NO_EDITS, disk).values).toEqual({
      [FILE]: { path: '/mended', list: ['x', 'y', 'z'] },
      [other]: { path: '/typed' },
    });
  });
  test('what is typed goes to the name that the file has by the answer', () => {
    const to = 'site-config/pages/c.json';
    const answer: Edits = {
      values: { [FILE]: null, [to]: { path: '/c', list: ['x', 'y'] } },
      renamed: { [to]: FILE },
    };
    const typed: Edits = { values: { [FILE]: { path: '/a', list: ['z'] } }, renamed: {} };
    expect(besideEdits(answer, typed, NO_EDITS, disk).values).toEqual({
      [FILE]: null,
      [to]: { path: '/c', list: ['z'] },
    });
  });
  test('undoing past a save restores the value on the disk before it', () => {
    const saved: Edits = { values: { [FILE]: { path: '/b' } }, renamed: {} };
    const now = { [FILE]: opened({ path: '/b' }) };
    const back = withoutUnchanged(rebase(NO_EDITS, disk, saved), now);
    expect(fileValue(back, now, FILE)).toEqual({ path: '/a', list: ['x', 'y'] });
  });
  test('what was not saved with the others stays, and both are undone from there', () => {
    const all: Edits = { values: { [FILE]: { path: '/b' }, other: { path: '/c' } }, renamed: {} };
    const saved = pickEdits(all, [FILE]);
    const now = { [FILE]: opened({ path: '/b' }) };
    expect(withoutUnchanged(rebase(all, disk, saved), now).values).toEqual({
      other: { path: '/c' },
    });
    expect(withoutUnchanged(rebase(NO_EDITS, disk, saved), now).values).toEqual({
      [FILE]: disk[FILE].value,
    });
  });
  test('undoing past the save of a file that could not be read leaves it as it is', () => {
    const broken = { [FILE]: { text: '{', stamp: '1' } };
    const saved: Edits = { values: { [FILE]: { path: '/a' } }, renamed: {} };
    expect(rebase(NO_EDITS, broken, saved)).toEqual(NO_EDITS);
  });
  test('undoing a saved rename restores the old name, with the text of the new file', () => {
    const saved: Edits = { values: { [FILE]: null, new: { path: '/n' } }, renamed: { new: FILE } };
    const now = { new: opened({ path: '/n' }) };
    const undone = withoutUnchanged(rebase(NO_EDITS, disk, saved), now);
    expect(nameIn(undone, nameOnDisk(NO_EDITS, 'new')), 'the file to show').toBe(FILE);
    expect(undone).toEqual({
      values: { [FILE]: disk[FILE].value, new: null },
      renamed: { [FILE]: 'new' },
    });
    expect(withoutUnchanged(saved, now)).toEqual(NO_EDITS);
  });
});

describe('history', () => {
  const edits = (value: Json): Edits => ({ values: { [FILE]: value }, renamed: {} });
  const step = (from: Json, to: Json, time: number, pointer = '/title', typed = true) => ({
    before: edits(from),
    after: edits(to),
    label: 'Título',
    location: { file: FILE, pointer },
    time,
    typed,
  });
  test('continuous typing in one field is one step', () => {
    let history = withStep(NO_HISTORY, step('', 'a', 0));
    history = withStep(history, step('a', 'ab', 500));
    history = withStep(history, step('ab', 'abc', 2_000));
    history = withStep(history, step('abc', 'd', 2_100, '/text'));
    history = withStep(history, step('d', 'e', 2_200, '/text', false));
    expect(
      history.past.map(({ before, after }) => [before.values[FILE], after.values[FILE]]),
    ).toEqual([
      ['', 'ab'],
      ['ab', 'abc'],
      ['abc', 'd'],
      ['d', 'e'],
    ]);
  });
  test('an undone step can be redone until another change is made', () => {
    const one = withStep(NO_HISTORY, step('', 'a', 0));
    const back = stepBack(one);
    expect(back?.history.past).toEqual([]);
    expect(stepForward(back!.history)?.history).toEqual(one);
    expect(withStep(back!.history, step('', 'z', 9)).future).toEqual([]);
    expect(stepBack(NO_HISTORY)).toBeUndefined();
  });
  test('edits shared by steps are mapped once', () => {
    const shared = edits('a');
    const two = [step('', 'a', 0), { ...step('a', 'b', 9_000), before: shared }];
    const steps = { past: [{ ...two[0]!, after: shared }, two[1]!], future: [] };
    const mapped = mapHistory(steps, (one) => ({ ...one }));
    expect(mapped.past[0]?.after).toBe(mapped.past[1]?.before);
  });
});
