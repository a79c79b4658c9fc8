import { expect, test } from 'vitest';
import type { Form, Messages, Notice } from '../../types/config.gen.ts';
import { type FormState, transition } from './machine.ts';
import { outcomeOf, toastOf } from './outcomes.ts';

const form = {
  fields: [],
  submit: {
    strategy: 'log-and-track',
    notices: { confirmed: 'feito', refused: 'falhou', unknown: 'incerto' },
  },
} as unknown as Form;
const texts = { restored: 'De volta', backOnline: 'A internet voltou' } as Messages['forms'];

const stateOf = (name: FormState['name'], details: Partial<FormState> = {}): FormState => ({
  name,
  attempt: 1,
  ...details,
});

/** The form with these words in each of its notices. */
const withNotice = (notice: Partial<Notice>) => ({
  form,
  notices: ['feito', 'falhou', 'incerto'].map((id) => ({
    ...{ id, title: id, text: 'Texto.' },
    ...notice,
  })),
  texts,
});

test.each(['editing', 'checking', 'sending'] as const)('%s has no panel', (name) =>
  expect(outcomeOf(stateOf(name), withNotice({}))).toBeUndefined(),
);

test.each([
  ['confirmed', 'feito'],
  ['unknown', 'incerto'],
  ['unsent', 'falhou'],
  ['restored', 'De volta'],
] as const)('of %s the panel says "%s"', (name, title) =>
  expect(outcomeOf(stateOf(name), withNotice({}))?.title).toBe(title),
);

test('another is offered where there is one to send: a file is got once', () => {
  const words = { ...withNotice({}), texts: { ...texts, another: 'Enviar outra' } };
  const againOf = (more: Partial<Form>) =>
    outcomeOf(stateOf('confirmed'), { ...words, form: { ...form, ...more } })?.again;
  const success = { download: { label: 'Guia', file: '/guia.pdf' } };
  expect(againOf({})).toBe('Enviar outra');
  expect(againOf({ success })).toBeFalsy();
  expect(againOf({ success, againLabel: 'Pedir outro' })).toBe('Pedir outro');
});

test('what waits for a captcha says so', () => {
  expect(outcomeOf(stateOf('captcha'), withNotice({}))?.text).toBe('A internet voltou');
});

test.each([
  ['confirmed', 'success'],
  ['refused', 'error'],
] as const)('a notice with "toast" is also shown over the page: %s', (name, tone) => {
  const state = stateOf(name);
  expect(toastOf(state, withNotice({ toast: true, title: 'Título' }))).toMatchObject({
    ...{ title: 'Título', text: 'Texto.', tone },
  });
  expect(toastOf(state, withNotice({}))).toBeUndefined();
});

test('with other words, where the notice has them', () => {
  const words = { toast: true, toastTitle: 'Error', toastLang: 'en' } as const;
  expect(toastOf(stateOf('refused'), withNotice(words))).toMatchObject({
    ...{ title: 'Error', text: 'Texto.', lang: 'en' },
  });
});

test('an answer that is an error is told as a refusal, though it is unknown what became of it', () => {
  const state = transition(stateOf('sending'), { type: 'unknown', failed: true });
  expect(outcomeOf(state, withNotice({ toast: true }))?.title).toBe('incerto');
  expect(toastOf(state, withNotice({ toast: true }))).toMatchObject({
    ...{ title: 'falhou', tone: 'error' },
  });
});
