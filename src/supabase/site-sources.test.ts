import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { accountEmail } from './site-emails.ts';
import { readAccountSources, readSources } from './site-sources.ts';

const root = mkdtempSync(join(tmpdir(), 'site-sources-'));
cpSync(join(FIXTURE_SITE, 'site-config'), join(root, 'site-config'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

test('a list of a form has the records of its collection, as they are called', () => {
  const write = (file: string, value: object) => {
    mkdirSync(join(root, 'site-config', dirname(file)), { recursive: true });
    writeFileSync(join(root, 'site-config', file), JSON.stringify(value));
  };
  const list = { type: 'select', name: 'qual', label: 'Qual', optionsFrom: 'cursos' };
  const labelled = { ...list, optionsLabel: '{title} ({category})' };
  write('forms/curso.json', { fields: [list, labelled] });
  write('collections/cursos.json', { torno: { name: 'Torno' } });
  write('collections/cursos/forja.json', { nome: 'Forja', dias: 3 });
  write('records/cursos.json', {
    path: '/cursos/{id}',
    card: { title: '{nome}, {dias} dias', category: 'Ofício' },
    meta: {},
    sections: [],
  });
  expect(readSources(root).forms.curso?.fields).toEqual([
    {
      ...{ type: 'select', name: 'qual', label: 'Qual' },
      options: [
        { value: 'torno', label: 'Torno' },
        { value: 'forja', label: 'Forja, 3 dias' },
      ],
    },
    {
      ...{ type: 'select', name: 'qual', label: 'Qual' },
      options: [
        { value: 'torno', label: 'Torno' },
        { value: 'forja', label: 'Forja, 3 dias (Ofício)' },
      ],
    },
  ]);
});

test('account e-mails are sent while a page that is being edited does not parse', () => {
  writeFileSync(join(root, 'site-config/pages/sobre.json'), '{ "path": ');
  expect(() => readSources(root)).toThrow(SyntaxError);
  expect(accountEmail('recovery', readAccountSources(root))?.html).toContain('{{ .TokenHash }}');
});
