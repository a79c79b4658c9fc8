import { describe, expect, it } from 'vitest';
import type { Edits, Json } from '../../shared/protocol.ts';
import type { DiskFiles } from './edits.ts';
import { gatherBeside, gatherUnsaved, mergeUnsaved } from './gather.ts';
import type { LeftWork } from './recovery.ts';

const [A, B] = ['site-config/pages/a.json', 'site-config/pages/b.json'];
const opened = (value: Json) => ({ value, text: '', stamp: JSON.stringify(value) });
const base = { title: 'A', text: 'Um.' };
const disk: DiskFiles = { [A]: opened(base), [B]: opened({ title: 'B' }) };

/** What a window left that began from `began`. */
const left = (
  tab: string,
  values: Edits['values'],
  began = disk,
  renamed: Edits['renamed'] = {},
): LeftWork => ({ tab, site: 's', time: 0, edits: { values, renamed }, began });

describe('what several windows have not saved', () => {
  it('is merged by field into what a window that is open has typed, and stays below it', () => {
    const here = {
      edits: { values: { [A]: { ...base, title: 'X' } }, renamed: {} },
      ...{ disk, stale: [], rivals: [] },
    };
    const elsewhere = left('1', { [A]: { title: 'Y', text: 'Dois.' }, [B]: { title: 'Z' } });
    const text = left('1', { [A]: { ...base, text: 'Dois.' } });
    expect(gatherBeside(here, [text], disk).edits.values).toEqual({
      [A]: { title: 'X', text: 'Dois.' },
    });
    const { edits, rivals } = gatherBeside(here, [elsewhere], disk);
    expect(edits.values).toEqual({ [A]: { ...base, title: 'X' }, [B]: { title: 'Z' } });
    expect(rivals).toHaveLength(1);
  });

  it('is all there, whichever files they edited', () => {
    const windows = [
      left('1', { [A]: { ...base, title: 'X' } }),
      left('2', { [B]: { title: 'Y' } }),
    ];
    const { edits, rivals } = gatherUnsaved(windows, disk);
    expect(edits.values).toEqual({ [A]: { ...base, title: 'X' }, [B]: { title: 'Y' } });
    expect(rivals).toEqual([]);
  });

  it('is merged where they edited other fields of one file', () => {
    const windows = [
      left('1', { [A]: { ...base, title: 'X' } }),
      left('2', { [A]: { ...base, text: 'Dois.' } }),
    ];
    const { edits, rivals } = gatherUnsaved(windows, disk);
    expect(edits.values).toEqual({ [A]: { title: 'X', text: 'Dois.' } });
    expect(rivals).toEqual([]);
  });

  it('is to be chosen where they edited one field, and nothing of the other file waits for that', () => {
    const windows = [
      left('1', { [A]: { ...base, title: 'X' } }),
      left('2', { [A]: { ...base, title: 'Y' }, [B]: { title: 'Z' } }),
      left('3', { [A]: { ...base, title: 'W' } }),
    ];
    const { edits, rivals } = gatherUnsaved(windows, disk);
    expect(edits.values).toEqual({ [A]: { ...base, title: 'X' }, [B]: { title: 'Z' } });
    expect(rivals.map((rival) => [rival.tab, rival.edits.values])).toEqual([
      ['2', { [A]: { ...base, title: 'Y' } }],
      ['3', { [A]: { ...base, title: 'W' } }],
    ]);
    const [rival] = rivals as [LeftWork];
    const { conflicts } = mergeUnsaved(edits, rival);
    expect(conflicts.map(({ fields }) => fields)).toEqual([
      [{ pointer: '/title', mine: 'X', theirs: 'Y', isOrder: false }],
    ]);
    expect(mergeUnsaved(edits, rival, { [A]: ['theirs'] }).edits.values[A]).toEqual({
      ...base,
      title: 'Y',
    });
  });

  it('is to be chosen where one removed the file that the other edited', () => {
    const windows = [left('1', { [A]: null }), left('2', { [A]: { ...base, title: 'Y' } })];
    const { edits, rivals } = gatherUnsaved(windows, disk);
    expect(edits.values).toEqual({ [A]: null });
    expect(rivals).toHaveLength(1);
  });

  it.each([0, 1])('is merged under the new name of a file that one has renamed (%#)', (first) => {
    const NEW = 'site-config/pages/novo.json';
    const renaming = left('1', { [NEW]: { ...base, title: 'X' }, [A]: null }, disk, { [NEW]: A });
    const editing = left('2', { [A]: { ...base, text: 'Dois.' } });
    const windows = first === 0 ? [renaming, editing] : [editing, renaming];
    const { edits, rivals } = gatherUnsaved(windows, disk);
    expect(rivals).toEqual([]);
    const texts = Object.values(edits.values).filter((value) => value !== null);
    expect(texts).toEqual([{ title: 'X', text: 'Dois.' }]);
  });

  it('lies over what somebody has saved since', () => {
    const now = { ...disk, [A]: opened({ ...base, text: 'De outra pessoa.' }) };
    const windows = [
      left('1', { [A]: { ...base, title: 'X' } }),
      left('2', { [A]: { ...base, title: 'X' } }),
    ];
    const { edits, disk: below, stale } = gatherUnsaved(windows, now);
    expect(edits.values).toEqual({ [A]: { title: 'X', text: 'De outra pessoa.' } });
    expect([below[A], stale]).toEqual([now[A], []]);
  });

  it('keeps the file that it began from, where somebody has saved the same field', () => {
    const now = { ...disk, [A]: opened({ ...base, title: 'De outra pessoa' }) };
    const {
      edits,
      disk: below,
      stale,
    } = gatherUnsaved([left('1', { [A]: { ...base, title: 'X' } })], now);
    expect(edits.values).toEqual({ [A]: { ...base, title: 'X' } });
    expect([below[A], stale]).toEqual([disk[A], [A]]);
  });

  it('is nothing where all of it was saved', () => {
    const now = { ...disk, [A]: opened({ ...base, title: 'X' }) };
    const { edits } = gatherUnsaved([left('1', { [A]: { ...base, title: 'X' } })], now);
    expect(edits.values).toEqual({});
  });
});
