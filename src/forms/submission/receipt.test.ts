import { expect, test } from 'vitest';
import type { Form } from '../../types/config.gen.ts';
import { receiptOf } from './receipt.ts';

const form = {
  fields: [
    { type: 'text', name: 'name', label: 'Nome' },
    { type: 'phone', name: 'phone', label: 'Telefone', countries: ['br'] },
    { type: 'select', name: 'subject', label: 'Assunto', options: [{ value: 'f', label: 'Fogo' }] },
    {
      type: 'checkbox-group',
      name: 'themes',
      label: 'Temas',
      options: ['a', 'b', 'c'].map((value) => ({ value, label: `Tema ${value}` })),
    },
    { type: 'textarea', name: 'message', label: 'Mensagem' },
    { type: 'text', name: 'company', label: 'Empresa' },
  ],
  success: { sent: ['name', 'subject', 'phone', 'themes', 'message'] },
} as unknown as Form;

test('what was sent is said as it was typed or chosen; what is empty or not asked for, not', () => {
  const values = {
    name: ' Ana ',
    phone: '(11) 98888-7777',
    subject: 'f',
    themes: ['a', 'c'],
    message: '  ',
    company: 'Cia',
  };
  expect(receiptOf(form, values).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Nome: Ana',
    'Assunto: Fogo',
    'Telefone: (11) 98888-7777',
    'Temas: Tema a, Tema c',
  ]);
  expect(receiptOf({ ...form, success: undefined }, values)).toEqual([]);
});
