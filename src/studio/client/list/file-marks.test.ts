import { expect, it } from 'vitest';
import type { StudioFile } from '../../shared/protocol.ts';
import { marksOf, marksOfGroup } from './file-marks.ts';

const page: StudioFile = {
  file: 'site-config/pages/a.json',
  kind: 'page',
  name: 'a',
  title: 'A',
  schema: 'page.schema.json',
  path: '/a',
  state: 'published',
  errors: 0,
  warnings: 0,
};

it('describes what is unsaved, wrong or not published', () => {
  const words = (file: Partial<StudioFile>, isUnsaved = false) =>
    marksOf({ ...page, ...file }, isUnsaved).map((mark) => mark.words);
  expect(words({})).toEqual([]);
  expect(words({ errors: 1, warnings: 2 }, true)).toEqual(['por salvar', '1 erro', '2 avisos']);
  expect(words({ state: 'draft' })).toEqual(['rascunho']);
  expect(words({ state: 'scheduled' })).toEqual(['agendada']);
  expect(words({ state: 'expired' })).toEqual(['fora do ar']);
  expect(words({ lacking: ['en', 'es'] })).toEqual(['falta em en, es']);
});

it('sums up the marks of a folded group', () => {
  const files = [page, { ...page, file: 'b', errors: 2 }, { ...page, file: 'c', errors: 1 }];
  expect(marksOfGroup(files, new Set(['b', 'other'])).map(({ words }) => words)).toEqual([
    '1 por salvar',
    '3 erros',
  ]);
});
