// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Form } from '../../types/config.gen.ts';
import { readDraft, writeDraft } from './draft.ts';
import { claim, enqueue, OUTBOX_KEY, readOutbox, settle, waitingFor } from './outbox.ts';

const form: Form = {
  title: 'Teste',
  submitLabel: 'Enviar',
  fields: [
    { type: 'text', name: 'name', label: 'Nome' },
    { type: 'phone', name: 'phone', label: 'Telefone', countries: ['br', 'us'] },
    { type: 'password', name: 'password', label: 'Senha' },
    { type: 'checkbox', name: 'ok', label: 'Aceito' },
    { type: 'captcha', name: 'captcha', label: 'Verificação' },
  ],
  submit: { strategy: 'log-and-track', formName: 'x', notices: { confirmed: 'a', refused: 'b' } },
};
const values = {
  name: 'Ana',
  phone: '1',
  _country_phone: 'us',
  password: 's3gredo',
  ok: true,
  captcha: 'token',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('a draft keeps what was typed, without secrets, consent or captcha', () => {
  writeDraft('f', form, { values, sent: 'id' });
  expect(readDraft('f')).toEqual({
    values: { name: 'Ana', phone: '1', _country_phone: 'us' },
    sent: 'id',
  });
  writeDraft('f', form, { values: { name: '' } });
  expect(readDraft('f')).toBeUndefined();
});

test('a blocked or full store is no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  writeDraft('f', form, { values });
  expect(readDraft('f')).toBeUndefined();
  expect(enqueue({ id: '1', formId: 'f', at: Date.now(), values: {} })).toBe(false);
  expect(readOutbox()).toEqual([]);
});

test('a store that holds something else is no error', () => {
  localStorage.setItem(OUTBOX_KEY, '{"a":');
  expect(readOutbox()).toEqual([]);
});

test('a queued submission is claimed once, and told of when it was sent', async () => {
  enqueue({ id: '1', formId: 'f', at: Date.now(), values });
  expect(waitingFor('f')?.id).toBe('1');
  expect(await claim('never-queued')).toBe('free');
  expect(await Promise.all([claim('1'), claim('1')])).toEqual(['mine', 'taken']);
  settle('1', 'confirmed');
  expect(waitingFor('f')).toBeUndefined();
  expect(readOutbox()).toMatchObject([{ id: '1', result: 'confirmed', values: {} }]);
});

test('after 24 hours what was queued is forgotten', () => {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000 - 1;
  enqueue({ id: '1', formId: 'f', at: yesterday, values });
  expect(readOutbox()).toEqual([]);
});
