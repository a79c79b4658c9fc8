import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setHost } from '../../shared/host.ts';
import { devHost } from '../dev-host.ts';
import { ApiError, ask } from './api.ts';
import { createConnection } from './connection.ts';

const away = new ApiError('Ninguém respondeu.', true);
const refused = new ApiError('Não pode.', false);

setHost(devHost);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('makes a request again, after longer and longer pauses, until it is answered', () => {
  const connection = createConnection();
  const again = vi.fn(() => connection.failed('site', away, again));
  connection.failed('site', away, again);
  expect(connection.problem()).toBe('Ninguém respondeu.');
  vi.advanceTimersByTime(1_000);
  expect(again).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(again).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(again.mock.calls.length).toBeGreaterThan(6);
  const count = again.mock.calls.length;
  connection.answered('site');
  expect(connection.problem()).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(count);
});

it('makes all of them again at once when asked to', () => {
  const connection = createConnection();
  const [site, check] = [vi.fn(), vi.fn()];
  connection.failed('site', away, site);
  connection.failed('check', away, check);
  connection.retry();
  expect([site.mock.calls.length, check.mock.calls.length]).toEqual([1, 1]);
  connection.answered('site');
  expect(connection.problem(), 'the other is still missing').toBe('Ninguém respondeu.');
});

it('shows what would fail again, and does not repeat it', () => {
  const connection = createConnection();
  const again = vi.fn();
  for (const error of [refused, new TypeError('x is undefined')]) {
    connection.failed('open', error, again);
    expect(reportError).toHaveBeenLastCalledWith(error);
  }
  vi.advanceTimersByTime(60_000);
  expect(again).not.toHaveBeenCalled();
  expect(connection.problem()).toBeUndefined();
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

it.each<[string, () => Promise<Response>, boolean]>([
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['half of an answer', async () => new Response('{"files": {"a'), true],
  ['the page of a proxy', async () => new Response('<p>Entre</p>'), true],
  ['a gateway', async () => new Response('<p>502</p>', { status: 502 }), true],
  ['another server', async () => new Response('Not found', { status: 404 }), true],
  ['a defect of the studio', async () => json({ error: 'Defeito.' }, 500), true],
  ['a refusal', async () => json({ error: 'Não pode.' }, 409), false],
])('knows whether it may be answered later by %s', async (_, answer, mayPass) => {
  vi.stubGlobal('fetch', answer);
  const error = await ask('hosted-proposals', {}).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ mayPass });
});
