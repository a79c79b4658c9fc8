import { expect, test } from 'vitest';
import messages from '../../../tests/fixture-site/site-config/messages.json';
import { countryKey } from '../../blocks/fields/phone/phone.tsx';
import { loadKinds } from '../../blocks/fields.ts';
import { compileForm } from '../../content/compile/page-data.ts';
import type { Field, Form } from '../../types/config.gen.ts';
import type { Schedule } from '../../ui/data/schedule.ts';
import type { Values } from '../kit/types.ts';
import { sentEntries } from '../submission/sent-values.ts';
import { compileRules } from './rules.ts';

const formOf = (...fields: Field[]): Form =>
  compileForm(
    {
      title: 'Teste',
      submitLabel: 'Enviar',
      fields,
      submit: {
        strategy: 'log-and-track',
        formName: 'x',
        notices: { confirmed: 'a', refused: 'b' },
      },
    },
    { language: 'pt-BR', timeZone: 'America/Sao_Paulo' },
  );

const errorsOf = (form: Form, values: Values, captcha = true) => {
  const conditions = { captcha, countryName: (country: string) => country };
  const errors = compileRules(form, messages.forms)(values, conditions);
  return Object.fromEntries(Object.entries(errors).map(([name, { rule }]) => [name, rule]));
};

test('blank text is missing; a password of spaces is not blank', () => {
  const form = formOf(
    { type: 'text', name: 'name', label: 'Nome', required: true },
    { type: 'password', name: 'password', label: 'Senha', required: true },
    { type: 'checkbox', name: 'ok', label: 'Aceito', required: true },
    { type: 'text', name: 'more', label: 'Mais' },
  );
  expect(errorsOf(form, { name: '  ', password: '' })).toEqual({
    name: 'required',
    password: 'required',
    ok: 'required',
  });
  expect(errorsOf(form, { name: 'Ana', password: ' ', ok: true })).toEqual({});
});

test('each kind has its rules, and the first violated one is reported', () => {
  const form = formOf(
    { type: 'email', name: 'email', label: 'E-mail', maxLength: 12 },
    { type: 'phone', name: 'phone', label: 'Telefone', countries: ['br', 'us'] },
    { type: 'phone', name: 'any', label: 'Outro' },
    { type: 'select', name: 'one', label: 'Um', options: [{ value: 'a', label: 'A' }] },
    { type: 'checkbox-group', name: 'many', label: 'M', options: [{ value: 'a', label: 'A' }] },
    { type: 'password', name: 'p1', label: 'Senha', minLength: 6 },
    { type: 'password', name: 'p2', label: 'Confirmação', equals: 'p1' },
    { type: 'captcha', name: 'captcha', label: 'Verificação' },
  );
  expect(
    errorsOf(form, {
      email: 'ana',
      phone: '123',
      any: '123',
      one: 'b',
      many: ['b'],
      p1: '12345',
      p2: '54321',
    }),
  ).toEqual({
    email: 'email',
    phone: 'phone',
    one: 'option',
    many: 'option',
    p1: 'minLength',
    p2: 'equals',
    captcha: 'captcha',
  });
  expect(errorsOf(form, { email: 'ana@empresa.com.br' }, false)).toEqual({ email: 'maxLength' });
  const inTheUs = { phone: '(212) 555-0123', [countryKey('phone')]: 'us' };
  expect(errorsOf(form, inTheUs, false)).toEqual({});
});

test('entries are sent as entered, without blanks around them, and in order', () => {
  const form = formOf(
    { type: 'hidden', name: 'leadsource', value: 'Web Site' },
    { type: 'text', name: 'name', label: 'Nome' },
    { type: 'text', name: 'clean', label: 'Limpo', sanitize: true },
    { type: 'phone', name: 'phone', label: 'Telefone', countries: ['br'] },
    { type: 'checkbox', name: 'optin', label: 'Aceito', uncheckedValue: '0' },
    { type: 'checkbox', name: 'other', label: 'Outro' },
    {
      type: 'checkbox-group',
      name: 'interests',
      label: 'Temas',
      submitted: false,
      options: [{ value: 'a', label: 'A' }],
    },
    { type: 'honeypot', name: 'trap', label: 'Não marque' },
  );
  const values = {
    name: '  José & "Cia" <b> ',
    clean: '<script>x</script>',
    phone: '(11) 99999-9999',
    optin: false,
    interests: ['a'],
    trap: true,
  };
  expect(sentEntries(form, values)).toEqual([
    ['leadsource', 'Web Site'],
    ['name', 'José & "Cia" <b>'],
    ['clean', 'x'],
    ['phone', '+5511999999999'],
    ['optin', '0'],
  ]);
});

test('a choice is sent at the start of the text it belongs to, in one entry', () => {
  const form = formOf(
    {
      type: 'select',
      name: 'subject',
      label: 'Assunto',
      sendIn: 'description',
      options: [{ value: 'firewall', label: 'Firewall' }],
    },
    { type: 'textarea', name: 'description', label: 'Mensagem' },
  );
  const sent = (subject: string, description: string) =>
    sentEntries(form, { subject, description });
  expect(sent('firewall', 'Olá,\n tudo bem? ')).toEqual([
    ['description', 'firewall\n\nOlá,\n tudo bem?'],
  ]);
  expect(sent('firewall', ' ')).toEqual([['description', 'firewall']]);
  expect(sent('', 'Olá')).toEqual([['description', 'Olá']]);
  expect(sent('', '')).toEqual([['description', '']]);
});

test('a departure before the arrival is refused, with the label of the arrival and the first day that fits', async () => {
  const form = formOf(
    { type: 'date', name: 'in', label: 'Chegada', invalidMessage: 'Outro dia' },
    {
      type: 'date',
      name: 'out',
      label: 'Saída',
      after: { field: 'in', days: 1 },
      invalidMessage: 'Escolha um dia a partir de {min}, depois de “{after}”',
    },
  );
  await loadKinds(form);
  const check = compileRules(form, messages.forms);
  const of = (values: Values) => check(values, { captcha: false, countryName: String });
  expect(of({ in: '2027-01-10', out: '2027-01-08' })).toEqual({
    out: {
      rule: 'invalid',
      message: 'Escolha um dia a partir de 11 de janeiro de 2027, depois de “Chegada”',
    },
  });
  expect(of({ in: '2027-01-10', out: '2027-01-10' })).toHaveProperty('out');
  expect(of({ in: '2027-01-10', out: '2027-01-11' })).toEqual({});
  expect(of({ in: '', out: '2027-01-08' })).toEqual({});
});

const shop: Schedule = [
  { name: 'Recesso', from: '2026-12-27', hours: [] },
  { name: 'Natal', from: '2026-12-25', hours: [] },
  {
    hours: [
      { days: ['thursday', 'friday'], times: ['09:00-12:00', '14:00-18:00'] },
      { days: ['saturday'], times: ['09:00-12:00'] },
    ],
    open: 'quinta-feira a sábado',
  },
];

test('a day on which the place is closed is refused, with why and when it is open; hours are those of the day', async () => {
  const form = compileForm(
    {
      fields: [
        {
          ...{ type: 'date', name: 'day', label: 'Dia', min: '2026-12-01', openAt: 'loja' },
          invalidMessage: 'A partir de {min}',
          closedMessage: '{day}: fechado. Abrimos de {open}',
        },
        {
          ...{ type: 'time', name: 'time', label: 'Hora', step: 30, hoursOf: { field: 'day' } },
          invalidMessage: 'Escolha entre {min} e {max}: {hours}',
        },
      ],
    } as unknown as Form,
    {
      ...{ language: 'pt-BR', timeZone: 'America/Sao_Paulo' },
      scheduleOf: (collection, id) => (`${collection}/${id}` === 'places/loja' ? shop : undefined),
    },
  );
  await loadKinds(form);
  const check = compileRules(form, messages.forms);
  const of = (day: string, time = '') => {
    const found = check({ day, time }, { captcha: false, countryName: String });
    return Object.values(found).map(({ message }) => message);
  };
  expect(of('2026-12-22')).toEqual([
    'Terça-feira, 22 de dezembro de 2026: fechado. Abrimos de quinta-feira a sábado',
  ]);
  // A Friday, which is open in other weeks, and a Sunday, which is not.
  expect(of('2026-12-25')).toEqual(['Sexta-feira, 25 de dezembro de 2026 (Natal): fechado.']);
  expect(of('2026-12-27')).toEqual([
    'Domingo, 27 de dezembro de 2026 (Recesso): fechado. Abrimos de quinta-feira a sábado',
  ]);
  expect(of('2026-11-24')).toEqual(['A partir de 1 de dezembro de 2026']);
  expect(of('2026-12-24', '17:30')).toEqual([]);
  expect(of('2026-12-24', '13:00')).toEqual([
    'Escolha entre 09:00 e 18:00: 09:00\u00a0– 12:00, 14:00\u00a0– 18:00',
  ]);
  expect(of('2026-12-26', '17:30')).toEqual(['Escolha entre 09:00 e 12:00: 09:00\u00a0– 12:00']);
});
