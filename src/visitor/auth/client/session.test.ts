/** What supabase-js does with a session, which we leave to it, and what the auth store learns of it. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { authState, setAuth } from '../auth-store.ts';
import {
  refusal,
  sessionOf,
  startWire,
  stubBrowser,
  texts,
  USER,
  WITHIN_A_MINUTE,
} from '../testing.ts';
import { SESSION_KEY } from '../traces.ts';
import type { AuthClient } from './auth-client.ts';
import { startAuth } from './start.ts';

const TOKEN = '/auth/v1/token?grant_type=refresh_token';
const userData = {
  'GET /rest/v1/profiles': { body: { id: USER.id, full_name: 'Ana Lima' } },
  'GET /rest/v1/user_roles': { body: [{ role: 'admin' }, { role: 'editor' }] },
};

let wire: Awaited<ReturnType<typeof startWire>>;
beforeAll(async () => {
  wire = await startWire();
});
afterAll(() => wire.stop());

let client: AuthClient;
const start = () => {
  client = startAuth({ url: wire.origin, publishableKey: 'sb_publishable_x' }, texts);
  return client.supabase.auth;
};
afterEach(async () => {
  await client.supabase.auth.dispose();
  setAuth({ status: 'unknown', user: undefined, roles: [], recovering: false });
  vi.unstubAllGlobals();
});
const until = (condition: () => unknown) =>
  vi.waitFor(() => expect(condition()).toBeTruthy(), WITHIN_A_MINUTE);

test('without a stored session the state is signed out at once, without a request', async () => {
  stubBrowser();
  wire.answers({});
  start();
  await until(() => authState().status === 'signed-out');
  expect(wire.requests).toEqual([]);
});

test('a stored session is restored, with name and roles, without a deadlock', async () => {
  stubBrowser().set(SESSION_KEY, JSON.stringify(sessionOf()));
  wire.answers(userData);
  start();
  await until(() => authState().roles.length > 0);
  expect(authState()).toMatchObject({
    status: 'signed-in',
    user: { id: USER.id, email: USER.email, fullName: 'Ana Lima' },
    roles: ['admin', 'editor'],
    recovering: false,
  });
  expect(wire.asked().sort()).toEqual([
    `GET /rest/v1/profiles?select=*&id=eq.${USER.id}`,
    `GET /rest/v1/user_roles?select=role&user_id=eq.${USER.id}`,
  ]);
});

test('an expired session is refreshed, with retries at doubling intervals from 200 ms', async () => {
  const stored = stubBrowser();
  stored.set(SESSION_KEY, JSON.stringify(sessionOf({ age: 4000 })));
  wire.answers({
    ...userData,
    'POST /auth/v1/token': (count) =>
      count < 3 ? { status: 503, body: {} } : { body: sessionOf({ refresh: 'refresh-2' }) },
  });
  const waits = vi.spyOn(globalThis, 'setTimeout');
  start();
  // To the end, so that no request of this test reaches the next one.
  await until(() => authState().roles.length > 0);
  const tries = wire.requests.filter(({ path }) => path === TOKEN);
  expect(tries.map(({ body }) => body)).toEqual(Array(4).fill({ refresh_token: 'refresh-1' }));
  const asked = waits.mock.calls.map(([, wait]) => wait);
  waits.mockRestore();
  expect(asked.filter((wait) => [200, 400, 800, 1600].includes(wait ?? 0))).toEqual([
    200, 400, 800,
  ]);
  expect(JSON.parse(stored.get(SESSION_KEY) ?? '')).toMatchObject({ refresh_token: 'refresh-2' });
});

test('a permanent refusal removes the session after one request', async () => {
  const stored = stubBrowser();
  stored.set(SESSION_KEY, JSON.stringify(sessionOf({ age: 4000 })));
  wire.answers({ 'POST /auth/v1/token': refusal(400, 'refresh_token_not_found') });
  start();
  await until(() => authState().status === 'signed-out');
  expect(stored.has(SESSION_KEY)).toBe(false);
  expect(wire.ofAuth().map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${TOKEN}`]);
});

test('without storage, a sign-in lasts as long as the page', async () => {
  stubBrowser({ blocked: true });
  wire.answers({ ...userData, 'POST /auth/v1/token': { body: sessionOf() } });
  const auth = start();
  await auth.signInWithPassword({ email: USER.email, password: 'segredo' });
  await until(() => authState().user?.fullName === 'Ana Lima');
  expect((await auth.getSession()).data.session?.user.id).toBe(USER.id);
  await auth.signOut({ scope: 'local' });
  expect(authState()).toMatchObject({ status: 'signed-out', user: undefined, roles: [] });
});

test('every other auth event updates the store', async () => {
  stubBrowser();
  const changed = { ...USER, new_email: 'ana@outro.com.br' };
  wire.answers({
    ...userData,
    'POST /auth/v1/verify': { body: sessionOf() },
    'POST /auth/v1/token': { body: sessionOf({ refresh: 'refresh-2' }) },
    'PUT /auth/v1/user': { body: changed },
    'POST /auth/v1/factors/f-1/challenge': { body: { id: 'c-1' } },
    'POST /auth/v1/factors/f-1/verify': { body: sessionOf({ user: changed }) },
  });
  const auth = start();
  await auth.verifyOtp({ token_hash: 'abc', type: 'recovery' });
  expect(authState()).toMatchObject({ status: 'signed-in', recovering: true });
  await auth.refreshSession();
  expect(authState()).toMatchObject({ status: 'signed-in', recovering: true });
  await auth.updateUser({ password: 'outro-segredo' });
  expect(authState()).toMatchObject({ recovering: false, user: { newEmail: 'ana@outro.com.br' } });
  setAuth({ enrolment: { factorId: 'f-1', qrCode: '', secret: '' } });
  await auth.mfa.challengeAndVerify({ factorId: 'f-1', code: '123456' });
  expect(authState()).toMatchObject({ status: 'signed-in', enrolment: undefined });
});

test('a request without a response is aborted', async () => {
  stubBrowser();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const { error } = await start().signInWithPassword({ email: USER.email, password: 'x' });
  expect(client.sentenceOf(error)).toBe(client.texts.unreachable);
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});
