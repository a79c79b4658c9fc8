import { expect, test, vi } from 'vitest';
import { crmText, dateTime, enteredText, readableTelephone } from './cell-text.ts';

const crm = {
  label: 'CRM',
  confirmed: 'Recebido',
  refused: 'Recusado',
  refusedBecause: 'Recusado: {reason}',
  unknown: 'Sem resposta',
};
const section = { details: { crm } } as unknown as Parameters<typeof crmText>[1];

test.each([
  [{ crm_answer: 'confirmed' }, 'Recebido'],
  [{ crm_answer: 'refused', crm_reason: 'E-mail inválido' }, 'Recusado: E-mail inválido'],
  [{ crm_answer: 'refused', crm_reason: '' }, 'Recusado'],
  [{ crm_answer: 'unknown' }, 'Sem resposta'],
  [{ crm_answer: null }, ''],
  [{}, ''],
] as const)('the text of %j is %j', (submission, text) => {
  expect(crmText(submission, section)).toBe(text);
});

test('a telephone number is split in two parts, and nothing else is', () => {
  const entered = { name: 'a', label: 'A', value: '+5511988887777' };
  expect(enteredText({ ...entered, as: 'phone' })).toBe('+55 11988887777');
  expect(enteredText(entered)).toBe('+5511988887777');
});

test.each([
  ['+5511988887777', '+55 11988887777'],
  ['+12025550123', '+1 2025550123'],
  ['+351912345678', '+351 912345678'],
  ['(11) 98888-7777', '(11) 98888-7777'],
  ['+55 11 98888-7777', '+55 11 98888-7777'],
  ['=1+1', '=1+1'],
  ['', ''],
])('%s is shown as %s', (text, expected) => {
  expect(readableTelephone(text)).toBe(expected);
});

test('times of the log follow the clock of the site, which the document names', () => {
  const hour = () => dateTime('2026-12-05T20:00:00').replace(/^\S+\s/, '');
  const documentElement = { lang: 'es-CL', dataset: {} as { clock?: string } };
  vi.stubGlobal('document', { documentElement });
  expect(hour()).toMatch(/^8:00\sp/);
  documentElement.dataset.clock = '24h';
  expect(hour()).toBe('20:00');
  vi.unstubAllGlobals();
});
