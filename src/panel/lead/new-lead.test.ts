import { expect, test } from 'vitest';
import type { SubmissionAdding } from '../../types/config.gen.ts';
import { EMPTY, fieldsOfLead, problemsOf } from './new-lead.ts';

const texts = {
  ...{ name: 'Nome', company: 'Empresa', phone: 'Telefone', email: 'E-mail', message: 'Assunto' },
  ...{ nameMissing: 'nome?', contactMissing: 'como?', phoneWrong: 'DDD?', emailWrong: '@?' },
} as SubmissionAdding;

test.each([
  [{}, { name: 'nome?', phone: 'como?' }],
  [{ name: 'Ana' }, { phone: 'como?' }],
  [{ name: ' ', email: 'ana@x.com' }, { name: 'nome?' }],
  [{ name: 'Ana', email: 'ana@x.com' }, {}],
  [{ name: 'Ana', phone: '(11) 98888-7777' }, {}],
  [{ name: 'Ana', phone: '1234' }, { phone: 'DDD?' }],
  [{ name: 'Ana', phone: '(11) 98888-7777', email: 'ana' }, { email: '@?' }],
])('the values %j have the problems %j', (values, problems) => {
  expect(problemsOf({ ...EMPTY, ...values }, texts)).toEqual(problems);
});

test('empty fields are not sent, and each field has its label', () => {
  const values = { ...EMPTY, name: ' Ana ', phone: '11 98888-7777', message: 'Firewall' };
  expect(fieldsOfLead(values, texts)).toEqual([
    { name: 'name', label: 'Nome', value: 'Ana', as: 'name' },
    { name: 'phone', label: 'Telefone', value: '11 98888-7777', as: 'phone' },
    { name: 'message', label: 'Assunto', value: 'Firewall' },
  ]);
});
