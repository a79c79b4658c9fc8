import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoggedSubmission } from '../api/submission.ts';
import { csvOf, toCsv } from './export.ts';

const fields = ['received_at', 'form', 'status', 'owner', 'call_on', 'name', 'company'];
const section = {
  forms: [{ name: 'contato', label: 'Fale conosco' }],
  statuses: [{ value: 'won', label: 'Ganho', meaning: 'won' }],
  list: { heads: Object.fromEntries([...fields, 'email', 'phone', 'source'].map((f) => [f, f])) },
  details: { page: 'Página', note: 'Anotação', id: 'Número', crm: { label: 'CRM' } },
} as unknown as Parameters<typeof csvOf>[0];

const row: LoggedSubmission = {
  ...{
    id: 'a',
    received_at: new Date(2026, 1, 3, 9, 5).toISOString(),
    form: 'contato',
    page: '/x',
  },
  ...{ name: 'Ana', email: 'ana@x.example', phone: '11988887777', company: 'Olaria', note: '' },
  ...{ status: 'won', owner: 'b', owner_name: 'Bia', call_on: '2026-02-04', contacted_at: null },
  ...{ source: { referrer: 'https://www.busca.example' }, added_by: null, added_by_name: null },
  ...{ versions: [], suspected: [], leaves_at: null },
  fields: [
    { name: 'phone', label: 'Telefone', value: '011988887777', as: 'phone' },
    { name: 'soc', label: 'Temas', value: 'SOC, NOC' },
  ],
};

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } }));
afterEach(() => vi.unstubAllGlobals());

test('exports labels and dates in spreadsheet format, and telephone numbers as text', () => {
  const [head, line] = csvOf(section, [row]).split('\r\n');
  expect(head).toMatch(/"phone";"source";"Página";"Anotação";"Número";"Temas"$/);
  expect(line).toBe(
    [
      ...['03/02/2026 09:05:00', 'Fale conosco', 'Ganho', 'Bia', '04/02/2026', 'Ana', 'Olaria'],
      ...['ana@x.example', '1198888-7777', 'busca.example', '/x', '', 'a', 'SOC, NOC'],
    ]
      .map((text) => `"${text}"`)
      .join(';'),
  );
});

test('the answer of the CRM is a column if there is one', () => {
  const answered = { ...row, crm_answer: 'unknown' as const };
  const texts = {
    ...section,
    details: { ...section.details, crm: { label: 'CRM', unknown: '?' } },
  };
  const [head, line] = csvOf(texts as typeof section, [row, answered]).split('\r\n');
  expect(head).toContain('"Anotação";"CRM";"Número"');
  expect(line).toContain('"";"";"a"');
});

test('a file starts with a byte order mark, and quotes and line breaks are escaped', () => {
  expect(
    toCsv(
      [
        ['Situação', 'a;b'],
        ['diz "oi"', 'duas\nlinhas'],
      ],
      'pt-BR',
    ),
  ).toBe('\uFEFF"Situação";"a;b"\r\n"diz ""oi""";"duas\nlinhas"\r\n');
});

test.each([
  '=1+1',
  '+1+1',
  '+55',
  '+55 11+1',
  '+55 11;A1',
  '+5511988887777',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ...['＝1+1', '＋1+1', '－2', '＠SUM(A1)'],
])('text that starts like a formula is not run: %j', (text) =>
  expect(toCsv([[text]], 'pt-BR')).toBe(`\uFEFF"'${text}"\r\n`),
);

test('a telephone number is not changed', () => {
  for (const number of ['+55 11988887777', '+55 (11) 98888-7777'])
    expect(toCsv([[number]], 'pt-BR')).toBe(`\uFEFF"${number}"\r\n`);
});

test.each([
  ['pt-BR', ';'],
  ['de', ';'],
  ['fr', ';'],
  ['en', ','],
  ['en-US', ','],
  ['en-GB', ','],
  ['es-MX', ','],
  ['ja', ','],
])('the separator in %s is %s', (language, separator) =>
  expect(toCsv([['a', 'b,c;d']], language)).toBe(`\uFEFF"a"${separator}"b,c;d"\r\n`),
);
