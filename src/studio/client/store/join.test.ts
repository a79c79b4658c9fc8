import { describe, expect, it } from 'vitest';
import { type Edits, type Json, NO_EDITS } from '../../shared/protocol.ts';
import { fileValue, withoutUnchanged, withValue } from './edits.ts';
import { type History, NO_HISTORY, stepBack, withStep } from './history.ts';
import { joinFiles } from './join.ts';

const A = 'site-config/pages/a.json';
const B = 'site-config/pages/b.json';
const base = { path: '/a', title: 'A', text: 'Um.' };
let stamps = 0;
const opened = (value: Json | undefined) => {
  stamps += 1;
  return { value, text: '', stamp: String(stamps) };
};
const disk = { [A]: opened(base) };
const file = A;

/** The file after two steps, and their history. */
function edited(...values: Json[]): { edits: Edits; history: History; disk: typeof disk } {
  let edits = NO_EDITS;
  let history = NO_HISTORY;
  for (const value of values) {
    const after = withValue(edits, disk, A, value);
    const step = { before: edits, after, label: '', location: { file, pointer: '' }, time: 0 };
    history = withStep(history, { ...step, typed: false });
    edits = after;
  }
  return { edits, history, disk };
}

const theirs = { ...base, text: 'Outro.' };

describe('changes saved by somebody else', () => {
  it('are applied below the edits and below each undo step', () => {
    const mine = edited({ ...base, title: 'B' }, { ...base, title: 'C' });
    const joined = joinFiles(mine, [A], { [A]: opened(theirs) });
    expect(joined.conflicts).toEqual([]);
    const value = (edits: Edits) => fileValue(withoutUnchanged(edits, joined.disk), joined.disk, A);
    expect(value(joined.edits)).toEqual({ ...theirs, title: 'C' });
    const once = stepBack(joined.history);
    expect(value(once?.step.before ?? NO_EDITS)).toEqual({ ...theirs, title: 'B' });
    const twice = stepBack(once?.history ?? NO_HISTORY);
    expect(value(twice?.step.before ?? NO_EDITS)).toEqual(theirs);
    expect(joined.files).toEqual([
      {
        file: A,
        isMerged: true,
        before: { ...base, title: 'C' },
        after: { ...theirs, title: 'C' },
      },
    ]);
  });

  it('leave no edit if the values are equal', () => {
    const joined = joinFiles(edited(theirs), [A], { [A]: opened(theirs) });
    expect(joined.edits).toEqual(NO_EDITS);
  });

  it('leave a file with conflicts unchanged, and update the others', () => {
    const mine = edited({ ...base, text: 'Meu.' });
    const files = { [A]: opened(theirs), [B]: opened({ path: '/b' }) };
    const joined = joinFiles(mine, [A, B], files);
    expect(joined.conflicts.map(({ fields }) => fields)).toEqual([
      [{ pointer: '/text', mine: 'Meu.', theirs: 'Outro.', isOrder: false }],
    ]);
    expect(joined.edits).toEqual(mine.edits);
    expect(joined.disk).toEqual({ ...disk, [B]: files[B] });
    const settled = joinFiles(mine, [A], files, { [A]: ['theirs'] });
    expect(settled.edits).toEqual(NO_EDITS);
    expect(joinFiles(mine, [A], files, { [A]: ['mine'] }).edits).toEqual(mine.edits);
  });

  it('follow a renamed page to its new file', () => {
    const values = { [A]: null, [B]: { ...base, path: '/b' } };
    const renaming = { edits: { values, renamed: { [B]: A } }, history: NO_HISTORY, disk };
    const joined = joinFiles(renaming, [A], { [A]: opened(theirs) });
    expect(joined.edits).toEqual({
      values: { [A]: null, [B]: { ...theirs, path: '/b' } },
      renamed: { [B]: A },
    });
  });

  it('conflict with a removal of the same file', () => {
    const gone = { edits: { values: { [A]: null }, renamed: {} }, history: NO_HISTORY, disk };
    const joined = joinFiles(gone, [A], { [A]: opened(theirs) });
    expect(joined.conflicts[0]?.fields).toEqual([
      { pointer: '', mine: undefined, theirs, isOrder: false },
    ]);
    const kept = joinFiles(gone, [A], { [A]: opened(theirs) }, { [A]: ['theirs'] });
    expect(kept.edits).toEqual(NO_EDITS);
    const changed = joinFiles(edited(theirs), [A], {});
    expect(changed.conflicts).toHaveLength(1);
    expect(joinFiles(edited(theirs), [A], {}, { [A]: ['theirs'] })).toMatchObject({
      edits: NO_EDITS,
      disk: {},
    });
  });

  it('cannot be merged while the file cannot be parsed', () => {
    const mine = edited(theirs);
    const joined = joinFiles(mine, [A], { [A]: opened(undefined) });
    expect(joined).toMatchObject({ unreadable: [A], edits: mine.edits, disk });
  });
});
