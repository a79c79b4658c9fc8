import { expect, test } from 'vitest';
import { compileForm } from '../../content/compile/page-data.ts';
import type { Form } from '../../types/config.gen.ts';
import { afterwardsOf, receiptOf } from './receipt.ts';

const form = compileForm({
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
    { type: 'text', name: 'clean', label: 'Limpo', sanitize: true },
  ],
  success: { sent: ['name', 'subject', 'phone', 'themes', 'message', 'clean'] },
} as unknown as Form);

test('the receipt lists values as they were sent, options by their labels, without empty and unlisted ones', () => {
  const values = {
    name: ' Ana ',
    phone: '(11) 98888-7777',
    subject: 'f',
    themes: ['a', 'c'],
    message: '  ',
    company: 'Cia',
    clean: '<b onclick=x>Ana',
  };
  expect(receiptOf(form, values).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Nome: Ana',
    'Assunto: Fogo',
    'Telefone: +5511988887777',
    'Temas: Tema a, Tema c',
    'Limpo: <b x>Ana',
  ]);
  expect(receiptOf({ ...form, success: undefined }, values)).toEqual([]);
});

test('the receipt has the additional texts of the chosen options', () => {
  const options = [
    { value: 'a', label: 'A', afterwards: 'Leia.' },
    { value: 'b', label: 'B' },
  ];
  const group = { type: 'checkbox-group', name: 'themes', label: 'Temas', submitted: false };
  const titled = { fields: [{ ...group, options, afterwardsTitle: 'Depois' }] } as unknown as Form;
  const untitled = { fields: [{ ...group, options }] } as unknown as Form;
  const all = { themes: ['a', 'b'] };
  expect(afterwardsOf(titled, all)).toEqual([{ title: 'Depois', lines: [options[0]] }]);
  expect(afterwardsOf(titled, { themes: ['b'] })).toEqual([]);
  expect(afterwardsOf(untitled, all)).toEqual([]);
});
