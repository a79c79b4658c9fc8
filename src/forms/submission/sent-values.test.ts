import { expect, test } from 'vitest';
import { loadKinds } from '../../blocks/fields.ts';
import { compileForm } from '../../content/compile/page-data.ts';
import type { Form } from '../../types/config.gen.ts';
import { afterwardsOf, enteredIn, keptEntries, receiptOf, sentEntries } from './sent-values.ts';

const form: Form = {
  title: 'Teste',
  submitLabel: 'Enviar',
  submit: { strategy: 'log-and-track', formName: 'x', notices: { confirmed: 'a', refused: 'b' } },
  fields: [
    { type: 'hidden', name: 'name', value: 'Captação' },
    { type: 'text', name: 'firstname', label: 'Nome', autocomplete: 'given-name' },
    { type: 'text', name: 'company', label: 'Empresa', autocomplete: 'organization' },
    { type: 'email', name: 'correio', label: 'E-mail' },
    { type: 'phone', name: 'phone', label: 'Telefone' },
    {
      type: 'checkbox-group',
      name: 'interests',
      label: 'Temas',
      submitted: false,
      options: [
        { value: 'soc', label: 'SOC' },
        { value: 'noc', label: 'NOC' },
      ],
    },
    {
      type: 'checkbox-group',
      name: 'themes',
      label: 'Perguntas',
      submitted: false,
      writesIn: 'message',
      options: [{ value: 'soc', label: 'SOC', writes: 'Quem vê?' }],
    },
    {
      type: 'select',
      name: 'subject',
      label: 'Assunto',
      options: [{ value: 'nsoc', label: 'NOC e SOC' }],
    },
    { type: 'checkbox', name: 'consent', label: 'Aceito' },
    { type: 'checkbox', name: 'news', label: 'Novidades', uncheckedValue: '0' },
    { type: 'checkbox', name: 'offers', label: 'Ofertas' },
    { type: 'password', name: 'password', label: 'Senha', autocomplete: 'new-password' },
    { type: 'honeypot', name: 'fax', label: 'Não marque' },
    { type: 'captcha', name: 'captcha', label: 'Verificação' },
    { type: 'textarea', name: 'message', label: 'Mensagem' },
  ],
};

test('the log contains all that a visitor entered, including interests, and no secrets', () => {
  const values = {
    ...{ firstname: ' Ana ', company: 'ACME' },
    ...{ correio: 'ana@exemplo.com.br', phone: '11988887777' },
    ...{
      interests: ['soc', 'noc'],
      themes: ['soc'],
      subject: 'nsoc',
      consent: true,
      news: false,
      password: 's3gredo',
      captcha: 'token',
      message: ' ',
    },
  };
  expect(enteredIn(form, values)).toEqual([
    { name: 'firstname', label: 'Nome', value: 'Ana', as: 'name' },
    { name: 'company', label: 'Empresa', value: 'ACME', as: 'company' },
    { name: 'correio', label: 'E-mail', value: 'ana@exemplo.com.br', as: 'email' },
    {
      name: 'phone',
      label: 'Telefone',
      value: expect.stringContaining('11988887777'),
      as: 'phone',
    },
    { name: 'interests', label: 'Temas', value: 'SOC, NOC' },
    { name: 'subject', label: 'Assunto', value: 'NOC e SOC' },
    { name: 'consent', label: 'Aceito', value: '✓' },
    { name: 'news', label: 'Novidades', value: '✗' },
  ]);
});

test('what the server may send later has no secret, no captcha and no text of the form itself', () => {
  const values = {
    ...{ firstname: 'Ana\0', phone: '11988887777', subject: 'nsoc', news: false },
    ...{ password: 's3gredo', captcha: 'token' },
  };
  expect(keptEntries(form, sentEntries(form, values)).filter(([, value]) => value)).toEqual([
    ['firstname', 'Ana'],
    ['phone', expect.stringContaining('11988887777')],
    ['subject', 'nsoc'],
    ['news', '0'],
  ]);
});

test('characters that no database can store are removed, and no others', () => {
  const message = 'a\0b \uD83D\uDD12 \uD800c\uDC00 ã\n"d"';
  expect(enteredIn(form, { message })).toEqual([
    { name: 'news', label: 'Novidades', value: '✗' },
    { name: 'message', label: 'Mensagem', value: 'ab \uD83D\uDD12 \uFFFDc\uFFFD ã\n"d"' },
  ]);
});

const shown = compileForm(
  {
    fields: [
      { type: 'text', name: 'name', label: 'Nome' },
      { type: 'phone', name: 'phone', label: 'Telefone', countries: ['br'] },
      {
        type: 'select',
        name: 'subject',
        label: 'Assunto',
        options: [{ value: 'f', label: 'Fogo' }],
      },
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
  } as unknown as Form,
  { language: 'pt-BR', timeZone: 'America/Sao_Paulo' },
);

test('the receipt lists values as they are read, options by their labels, without empty and unlisted ones', () => {
  const values = {
    name: ' Ana ',
    phone: '(11) 98888-7777',
    subject: 'f',
    themes: ['a', 'c'],
    message: '  ',
    company: 'Cia',
    clean: '<b onclick=x>Ana',
  };
  expect(receiptOf(shown, values).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Nome: Ana',
    'Assunto: Fogo',
    'Telefone: (11) 98888-7777',
    'Temas: Tema a, Tema c',
    'Limpo: <b x>Ana',
  ]);
  expect(receiptOf({ ...shown, success: undefined }, values)).toEqual([]);
});

test('the receipt and the log name the files that were sent', async () => {
  await loadKinds({ fields: [{ type: 'file' }] } as unknown as Form);
  const field = { type: 'file', name: 'docs', label: 'Documentos', accept: ['pdf'], maxFiles: 2 };
  const files = ['a.pdf', 'b.pdf'].map((name) => new File(['%PDF-'], name));
  const titled = { fields: [field], success: { sent: ['docs'] } } as unknown as Form;
  const named = [{ name: 'docs', label: 'Documentos', value: 'a.pdf\nb.pdf' }];
  expect(receiptOf(titled, { docs: files })).toEqual(named);
  expect(enteredIn(titled, { docs: files })).toEqual(named);
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

test('digits of any keyboard are delivered as plain ones', async () => {
  const fields = [
    { type: 'number', name: 'seats', label: 'Lugares', language: 'ar-JO' },
    { type: 'phone', name: 'phone', label: 'Telefone' },
    { type: 'text', name: 'postal', label: 'CEP', inputMode: 'numeric' },
    { type: 'text', name: 'name', label: 'Nome' },
  ];
  const typed = { seats: '١٬٥٠٠', phone: '۰۷۹ ۱۲۳', postal: '१२३४५-000', name: 'بيت ٣' };
  const form = { fields } as unknown as Form;
  await loadKinds(form);
  expect(sentEntries(form, typed)).toEqual([
    ['seats', '1500'],
    ['phone', '079 123'],
    ['postal', '12345-000'],
    ['name', 'بيت ٣'],
  ]);
});
