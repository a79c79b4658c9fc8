import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoggedSubmission } from '../api/submission.ts';
import { csvOf } from './export.ts';

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
  ...{ versions: [], suspected: false },
  fields: [
    { name: 'phone', label: 'Telefone', value: '011988887777', as: 'phone' },
    { name: 'soc', label: 'Temas', value: 'SOC, NOC' },
  ],
};

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } }));
afterEach(() => vi.unstubAllGlobals());

test('exports labels and dates in spreadsheet format, and telephone numbers as text', () => {
  const [head, line] = csvOf(section, [row]).split('\r\n');
  expect(head).toMatch(/"phone";"source";"Página";"Anotação";"CRM";"Número";"Telefone";"Temas"$/);
  expect(line).toBe(
    [
      ...['03/02/2026 09:05:00', 'Fale conosco', 'Ganho', 'Bia', '04/02/2026', 'Ana', 'Olaria'],
      ...['ana@x.example', '1198888-7777', 'busca.example', '/x', '', '', 'a'],
      ...['01198888-7777', 'SOC, NOC'],
    ]
      .map((text) => `"${text}"`)
      .join(';'),
  );
});
