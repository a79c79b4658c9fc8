import { afterEach, expect, test, vi } from 'vitest';
import {
  afterChoice,
  afterConflict,
  afterSave,
  type ChangeDraft,
  hasConflict,
  keptDraft,
  withChange,
} from './change-draft.ts';

const ROW = { status: 'new', owner: '', call_on: '', note: '' };

test('contains only the changed values, with the value each change started from', () => {
  const draft = withChange({}, ROW, 'note', 'Li');
  // Another row came from the list meanwhile: the change began before.
  expect(withChange(draft, { ...ROW, note: 'Outra' }, 'note', 'Liguei')).toEqual({
    note: { was: '', now: 'Liguei' },
  });
  expect(withChange(draft, ROW, 'note', '')).toEqual({});
});

test('keeps what is typed while saving', () => {
  const sent = withChange(withChange({}, ROW, 'note', 'Liguei'), ROW, 'status', 'closed');
  const draft = withChange(sent, ROW, 'note', 'Liguei hoje');
  expect(afterSave(draft, sent, { ...ROW, status: 'closed', note: 'Liguei' })).toEqual({
    note: { was: 'Liguei', now: 'Liguei hoje' },
  });
});

test('keeps the starting value of a change that was not sent', () => {
  // One takes a submission while a note is being written; somebody else has changed that note.
  const draft = withChange({}, ROW, 'note', 'Minha');
  const sent = withChange({}, ROW, 'owner', 'rui');
  expect(afterSave(draft, sent, { ...ROW, owner: 'rui', note: 'Dela' })).toEqual(draft);
});

test('holds both notes after a conflict, and continues from the other person’s note', () => {
  const draft: ChangeDraft = {
    note: { was: '', now: 'Minha' },
    status: { was: 'new', now: 'closed' },
  };
  const row = { ...ROW, note: 'Dela' };
  const after = afterConflict(draft, { note: 'Ana' }, row);
  expect(after).toEqual({
    note: { was: 'Dela', now: 'Minha', theirs: { value: 'Dela', by: 'Ana' } },
    status: draft.status,
  });
  expect(withChange(after, row, 'note', 'Dela').note).toMatchObject({ theirs: { by: 'Ana' } });
});

test('takes the other person’s value, or overwrites it with one’s own', () => {
  const by = 'Ana';
  const draft: ChangeDraft = {
    status: { was: 'won', now: 'lost', theirs: { value: 'won', by } },
    call_on: { was: '', now: '2026-12-01', theirs: { value: '', by } },
  };
  const first = afterChoice(draft, 'status', true);
  expect(first.status).toEqual({ was: 'won', now: 'lost' });
  expect(hasConflict(first)).toBe(true);
  const second = afterChoice(first, 'call_on', false);
  expect(second).toEqual({ status: { was: 'won', now: 'lost' } });
  expect(hasConflict(second)).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

test('is stored per person and submission; invalid drafts are ignored', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  });
  const draft: ChangeDraft = { note: { was: '', now: 'Minha' } };
  keptDraft('ana', '1').write(draft);
  expect(keptDraft('ana', '1').read()).toEqual(draft);
  expect(keptDraft('rui', '1').read()).toBeUndefined();
  expect(keptDraft('ana', '2').read()).toBeUndefined();
  store.set('change:ana:3', '{"note": {"was": 1}, "status": "new"}');
  expect(keptDraft('ana', '3').read()).toEqual({});
});
