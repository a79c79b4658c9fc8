// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Form } from '../../types/config.gen.ts';
import type { SubmitResult } from '../kit/types.ts';
import { readDraft, sameMessage, writeDraft } from './draft.ts';
import { dequeue, enqueue, findQueued, type LogRow, readOutbox, waitingFor } from './outbox.ts';
import { OUTBOX_KEY } from './outbox-trace.ts';
import { deliver } from './sending.ts';

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
const kept = { name: 'Ana', phone: '1', _country_phone: 'us' };
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('navigator', { locks: new Locks() });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Web Locks, as far as they are used here: one at a time for each name. */
class Locks {
  #last = new Map<string, Promise<unknown>>();

  request<T>(name: string, ...rest: unknown[]): Promise<T> {
    const task = rest.at(-1) as (lock: object | null) => Promise<T>;
    const last = this.#last.get(name);
    if (last && rest.length > 1) return task(null);
    const turn = (last ?? Promise.resolve()).then(() => task({}));
    const settled: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => this.#last.get(name) === settled && this.#last.delete(name));
    this.#last.set(name, settled);
    return turn;
  }
}

/** A post that the test ends with a result. */
function slowPost() {
  let end: (result: SubmitResult) => void = () => undefined;
  const answer = new Promise<SubmitResult>((resolve) => {
    end = resolve;
  });
  return { post: vi.fn(() => answer), end };
}

const refuseWrites = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

test('a draft stores what was typed, without secrets, consent or captcha', () => {
  writeDraft('f', form, { values, sent: { id: 'id', values: kept } });
  expect(readDraft('f', form)).toEqual({ values: kept, sent: { id: 'id', values: kept } });
  writeDraft('f', form, { values: { name: '' } });
  expect(readDraft('f', form)).toBeUndefined();
});

test.each(['"x"', '{}', '[null]', 'null', '{"a":', '{"values":"x"}'])(
  'the invalid draft %s is ignored and removed',
  (found) => {
    sessionStorage.setItem('form:f', found);
    expect(readDraft('f', form)).toBeUndefined();
    expect(sessionStorage.getItem('form:f')).toBeNull();
  },
);

test('a stored draft is reduced to valid values of the form’s fields', () => {
  const found = { values: { name: { a: 1 }, phone: '1', ok: true, other: 'x' }, sent: 'id' };
  sessionStorage.setItem('form:f', JSON.stringify(found));
  expect(readDraft('f', form)).toEqual({ values: { phone: '1' } });
});

test('two messages are the same regardless of consent and captcha', () => {
  expect(sameMessage(form, values, { ...kept, ok: false, captcha: '' })).toBe(true);
  expect(sameMessage(form, values, { ...kept, name: 'Bia' })).toBe(false);
});

test('blocked or full storage is not an error', () => {
  refuseWrites();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  writeDraft('f', form, { values });
  expect(readDraft('f', form)).toBeUndefined();
  expect(enqueue({ id: '1', formId: 'f', at: Date.now(), values: {} })).toBe(false);
  expect(readOutbox()).toEqual([]);
});

test.each(['{"a":', '{}', '"x"', '[null]', '[{"id":"1","formId":"f","at":"now","values":{}}]'])(
  'the invalid outbox %s counts as empty and is removed',
  (found) => {
    localStorage.setItem(OUTBOX_KEY, found);
    expect(readOutbox()).toEqual([]);
    expect(waitingFor('f')).toBeUndefined();
    expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
  },
);

test('entries older than 24 hours are removed', () => {
  const at = (hours: number) => Date.now() + hours * HOUR;
  const entry = (id: string, hours: number) => ({ id, formId: 'f', at: at(hours), values });
  const found = [entry('old', -100), entry('good', -23)];
  localStorage.setItem(OUTBOX_KEY, JSON.stringify(found));
  expect(readOutbox().map(({ id }) => id)).toEqual(['good']);
  expect(localStorage.getItem(OUTBOX_KEY)).not.toContain('old');
});

test('entries of a clock that was ahead are kept, from now on', () => {
  const at = Date.now() + 400 * 24 * HOUR;
  enqueue({ id: '1', formId: 'f', at, values });
  const [found] = readOutbox();
  expect(found?.at).toBeLessThanOrEqual(Date.now());
  expect(found).toMatchObject({ id: '1', values });
});

test('entries of a page that was left are removed after ten minutes, for privacy on shared computers', () => {
  const at = Date.now();
  const entry = (id: string, minutes: number) => ({
    ...{ id, formId: 'f', at: at - minutes * 60_000, values, left: true },
  });
  localStorage.setItem(OUTBOX_KEY, JSON.stringify([entry('old', 11), entry('good', 9)]));
  expect(readOutbox().map(({ id }) => id)).toEqual(['good']);
  expect(localStorage.getItem(OUTBOX_KEY)).not.toContain('old');
});

test('a draft stores the row of the log, and values that are too long to be sent', () => {
  const long = { name: 'x'.repeat(6000) };
  const row: LogRow = ['a', 'Ana'];
  writeDraft('f', form, { values: long, row });
  expect(readDraft('f', form)).toEqual({ values: long, row });
  sessionStorage.setItem('form:f', JSON.stringify({ values: long, row: [1] }));
  expect(readDraft('f', form)).toEqual({ values: long });
});

test('full storage keeps the entries queued before', () => {
  enqueue({ id: '1', formId: 'f', at: Date.now(), values });
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > 200) throw new DOMException('', 'QuotaExceededError');
    write.call(this, key, text);
  });
  const long = { name: 'x'.repeat(200) };
  expect(enqueue({ id: '2', formId: 'g', at: Date.now(), values: long })).toBe(false);
  expect(readOutbox().map(({ id }) => id)).toEqual(['1']);
});

test('two tabs that send at once post once, and both get the result', async () => {
  const at = Date.now();
  enqueue({ id: '1', formId: 'f', at, values, row: ['1', 'Ana'] });
  const first = slowPost();
  const second = slowPost();
  const sent = Promise.all([deliver('1', at, first.post), deliver('1', at, second.post)]);
  first.end({ status: 'confirmed' });
  expect(await sent).toEqual([{ status: 'confirmed' }, { status: 'confirmed', elsewhere: true }]);
  expect(localStorage.getItem(OUTBOX_KEY)).not.toContain('Ana');
  expect(second.post).not.toHaveBeenCalled();
  expect(waitingFor('f')).toBeUndefined();
  expect(readOutbox()).toMatchObject([{ id: '1', result: 'confirmed', values: {} }]);
});

test('two tabs that send at once post once even if storage cannot be written', async () => {
  const at = Date.now();
  enqueue({ id: '1', formId: 'f', at, values });
  refuseWrites();
  const first = slowPost();
  const second = slowPost();
  const sent = Promise.all([deliver('1', at, first.post), deliver('1', at, second.post)]);
  first.end({ status: 'confirmed' });
  expect(await sent).toEqual([{ status: 'confirmed' }, { status: 'unknown', elsewhere: true }]);
  expect(second.post).not.toHaveBeenCalled();
});

test('an entry of a tab that died while posting can be sent again', async () => {
  const at = Date.now();
  enqueue({ id: '1', formId: 'f', at, values, sent: true });
  expect(waitingFor('f')).toMatchObject({ id: '1', sent: true });
  const { post, end } = slowPost();
  end({ status: 'confirmed' });
  expect(await deliver('1', at, post)).toEqual({ status: 'confirmed' });
  expect(post).toHaveBeenCalledOnce();
});

test('an entry without an answer can be sent again by hand, and so can an expired one', async () => {
  const at = Date.now();
  enqueue({ id: '1', formId: 'f', at, values: {}, result: 'unknown' });
  const again = slowPost();
  again.end({ status: 'confirmed' });
  expect(await deliver('1', undefined, again.post)).toEqual({ status: 'confirmed' });
  expect(await deliver('old', at - 25 * HOUR, again.post)).toEqual({ status: 'confirmed' });
});

test('an entry that could not be sent stays queued', async () => {
  const at = Date.now();
  enqueue({ id: '1', formId: 'f', at, values });
  expect(await deliver('1', at, async () => ({ status: 'unsent' }))).toEqual({ status: 'unsent' });
  expect(waitingFor('f')).toEqual({ id: '1', formId: 'f', at, values });
  dequeue('1');
  expect(findQueued('1')).toBeUndefined();
  expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
});

test('entries are sent without locks, or with blocked locks', async () => {
  for (const locks of [
    undefined,
    { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  ]) {
    vi.stubGlobal('navigator', { locks });
    const { post, end } = slowPost();
    end({ status: 'confirmed' });
    expect(await deliver('1', undefined, post)).toEqual({ status: 'confirmed' });
    expect(post).toHaveBeenCalledOnce();
  }
});
