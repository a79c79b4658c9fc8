import { afterEach, expect, test, vi } from 'vitest';
import { afterConflict, afterSave, type Draft, keptDraft, withChange } from './change-draft.ts';

const ROW = { status: 'new', note: '' };

test('only what was changed is in it, with the value it began from', () => {
  const draft = withChange({}, ROW, 'note', 'Li');
  // Another row came from the list meanwhile: the change began before.
  expect(withChange(draft, { ...ROW, note: 'Outra' }, 'note', 'Liguei')).toEqual({
    note: { was: '', now: 'Liguei' },
  });
  expect(withChange(draft, ROW, 'note', '')).toEqual({});
});

test('what is typed while it is saved stays', () => {
  const sent = withChange(withChange({}, ROW, 'note', 'Liguei'), ROW, 'status', 'closed');
  const draft = withChange(sent, ROW, 'note', 'Liguei hoje');
  expect(afterSave(draft, sent, { status: 'closed', note: 'Liguei' })).toEqual({
    note: { was: 'Liguei', now: 'Liguei hoje' },
  });
});

test("after a conflict both notes are there, and the next change begins from the other's", () => {
  const draft: Draft = { note: { was: '', now: 'Minha' }, status: { was: 'new', now: 'closed' } };
  const row = { status: 'new', note: 'Dela' };
  const after = afterConflict(draft, { note: 'Ana' }, row);
  expect(after).toEqual({
    note: { was: 'Dela', now: 'Minha', theirs: { value: 'Dela', by: 'Ana' } },
    status: draft.status,
  });
  expect(withChange(after, row, 'note', 'Dela').note).toMatchObject({ theirs: { by: 'Ana' } });
});

afterEach(() => vi.unstubAllGlobals());

test('it is kept by person and submission; what is no draft is not read', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  });
  const draft: Draft = { note: { was: '', now: 'Minha' } };
  keptDraft('ana', '1').write(draft);
  expect(keptDraft('ana', '1').read()).toEqual(draft);
  expect(keptDraft('rui', '1').read()).toBeUndefined();
  expect(keptDraft('ana', '2').read()).toBeUndefined();
  store.set('change:ana:3', '{"note": {"was": 1}, "status": "new"}');
  expect(keptDraft('ana', '3').read()).toEqual({});
});
