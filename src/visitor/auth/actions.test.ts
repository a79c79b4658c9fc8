import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signOut, updateFullName } from './actions.ts';
import { authState } from './auth-store.ts';
import { loadAuth } from './load-auth.ts';
import { refusal, sessionOf, startWire, stubBrowser, USER, WITHIN_A_MINUTE } from './testing.ts';
import { SESSION_KEY } from './traces.ts';

const PROFILE = { id: USER.id, full_name: 'Ana Lima' };
const answers = {
  'POST /auth/v1/token': { body: sessionOf() },
  'GET /rest/v1/profiles': { body: PROFILE },
  'GET /rest/v1/user_roles': { body: [] },
};

let wire: Awaited<ReturnType<typeof startWire>>;
const stored = stubBrowser();
beforeAll(async () => {
  wire = await startWire();
});
afterAll(async () => {
  await wire.stop();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  wire.answers(answers);
  const { supabase } = await loadAuth({ supabase: { url: wire.origin, publishableKey: 'x' } });
  await supabase.auth.signInWithPassword({ email: USER.email, password: 'segredo' });
  await vi.waitFor(() => expect(authState().user?.fullName).toBe('Ana Lima'), WITHIN_A_MINUTE);
  wire.answers(answers);
});
afterEach(() => signOut('local'));

test('each scope is requested; “others” leaves this browser signed in', async () => {
  expect(await signOut('others')).toEqual({ ok: true });
  expect(authState().status).toBe('signed-in');
  expect(await signOut('global')).toEqual({ ok: true });
  expect(wire.ofAuth().map(({ path }) => path)).toEqual(
    ['others', 'global'].map((scope) => `/auth/v1/logout?scope=${scope}`),
  );
  expect([authState().status, stored.has(SESSION_KEY)]).toEqual(['signed-out', false]);
});

test.each(['local', 'global'] as const)(
  '%s: 401, 403 and 404 count as signed out',
  async (scope) => {
    for (const status of [401, 403, 404]) {
      const { supabase } = await loadAuth({});
      await supabase.auth.signInWithPassword({ email: USER.email, password: 'segredo' });
      wire.answers({ ...answers, 'POST /auth/v1/logout': refusal(status, 'session_not_found') });
      expect(await signOut(scope)).toEqual({ ok: true });
      expect([authState().status, stored.has(SESSION_KEY)]).toEqual(['signed-out', false]);
    }
  },
);

test('without an answer this browser is signed out, but the result is an error because others may not be', async () => {
  wire.answers({ ...answers, 'POST /auth/v1/logout': { status: 500, text: '<html>' } });
  const result = await signOut('global');
  expect(result).toMatchObject({ ok: false, title: 'Error' });
  expect([authState().status, stored.has(SESSION_KEY)]).toEqual(['signed-out', false]);
});

test.each([
  ['local', 400],
  ['local', 503],
  ['others', 400],
  ['global', 400],
] as const)(
  '%s: the status %i is reported as an error, whatever the state of this browser',
  async (scope, status) => {
    wire.answers({ ...answers, 'POST /auth/v1/logout': refusal(status, 'of_next_year') });
    expect(await signOut(scope)).toEqual({
      ok: false,
      title: 'Error',
      text: 'Failed to sign out',
      lang: 'en',
      reason: undefined,
    });
    const here = scope === 'others' ? ['signed-in', true] : ['signed-out', false];
    expect([authState().status, stored.has(SESSION_KEY)]).toEqual(here);
  },
);

test('the name is written to `profiles`, and the stored value is used', async () => {
  wire.answers({ 'PATCH /rest/v1/profiles': { body: { full_name: 'Ana Souza' } } });
  expect(await updateFullName('  Ana Souza ')).toEqual({ ok: true });
  expect(wire.requests).toMatchObject([
    {
      method: 'PATCH',
      path: `/rest/v1/profiles?id=eq.${USER.id}&select=full_name`,
      body: { full_name: 'Ana Souza' },
    },
  ]);
  expect(authState().user?.fullName).toBe('Ana Souza');
});

test('an error while storing the name is reported, and the old name stays', async () => {
  wire.answers({ 'PATCH /rest/v1/profiles': { status: 401, body: { code: '42501' } } });
  expect(await updateFullName('x')).toMatchObject({ ok: false, title: 'O nome não foi gravado' });
  expect(authState().user?.fullName).toBe('Ana Lima');
});
