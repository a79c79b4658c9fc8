import { expect, test } from 'vitest';
import type { AnnotatedDocument } from '../../../types/config.gen.ts';
import { columnsOf, inColumns } from './log-columns.ts';

const texts = (form: string, ...lines: string[]) => {
  const document = { form, lines: lines.map((text) => ({ text })) };
  const made = inColumns(document as AnnotatedDocument);
  return [made.form, ...(made.lines?.map(({ text }) => text) ?? [])];
};

test('text aligned by spaces becomes columns', () => {
  expect(
    texts('log', '09:14 outlook    clique no anexo', '09:15 powershell baixa', '09:16 FIM'),
  ).toEqual([
    'columns',
    '09:14\toutlook\tclique no anexo',
    '09:15\tpowershell\tbaixa',
    '09:16\tFIM',
  ]);
});

test('lines of a file and blocks that are not logs have no columns', () => {
  const file = ['Contact: mailto:a@b.example', 'Preferred-Languages: pt, en'];
  expect(texts('log', ...file)).toEqual(['log', ...file]);
  expect(texts('chat', '09:14 oi', '09:15 oi')).toEqual(['chat', '09:14 oi', '09:15 oi']);
});

test('a single line has no columns', () => {
  expect(columnsOf(['09:14 outlook clique'])).toEqual([0]);
});
