import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setToaster, type Toast } from '../../../ui/toasts/notify.ts';
import { authLink, setAuthLink } from '../auth-link.ts';
import { resultIn } from '../auth-result.ts';
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
import { beginProviderVisit, pkceParameters } from './provider.ts';
import { startAuth } from './start.ts';

const console_ = (['log', 'info', 'warn', 'error'] as const).map((level) =>
  vi.spyOn(console, level),
);
const stored = stubBrowser();
const toasts: Toast[] = [];
let wire: Awaited<ReturnType<typeof startWire>>;
let client: AuthClient;
beforeAll(async () => {
  wire = await startWire();
  client = startAuth({ url: wire.origin, publishableKey: 'x' }, texts);
  setToaster((toast) => toasts.push(toast));
});
afterAll(async () => {
  await client.supabase.auth.dispose();
  await wire.stop();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  wire.answers({});
  await client.supabase.auth.signOut({ scope: 'local' });
  setAuthLink({ state: 'working' });
  toasts.length = 0;
});

const userData = {
  'GET /auth/v1/user': { body: USER },
  'GET /rest/v1/profiles': { body: { full_name: 'Ana' } },
  'GET /rest/v1/user_roles': { body: [] },
};
function follow(query: string) {
  const followed = client.followResult(resultIn(new URLSearchParams(query)));
  if (query.startsWith('token_hash')) authLink().answer?.(true);
  return followed;
}

test('a link of an e-mail is not used before a press', async () => {
  const followed = client.followResult(
    resultIn(new URLSearchParams('token_hash=abc&type=recovery')),
  );
  expect(authLink()).toMatchObject({ state: 'asking', kind: undefined });
  expect(authLink().accounts).toBeUndefined();
  expect(wire.ofAuth()).toEqual([]);
  authLink().answer?.(false);
  expect(await followed).toBe(false);
  expect(authLink()).toEqual({ state: 'none' });
  expect(wire.ofAuth()).toEqual([]);
});

test.each(['signup', 'magiclink', 'email_change', 'recovery', 'invite', 'email'])(
  'a link of type %s is verified by its token hash, in any browser',
  async (type) => {
    wire.answers({ ...userData, 'POST /auth/v1/verify': { body: sessionOf() } });
    expect(await follow(`token_hash=abc&type=${type}`)).toBe(true);
    expect(wire.ofAuth()[0]).toMatchObject({
      method: 'POST',
      path: '/auth/v1/verify',
      body: { token_hash: 'abc', type },
    });
    expect(authLink()).toMatchObject({ state: 'done' });
    const password = type === 'recovery' || type === 'invite';
    expect(authState()).toMatchObject({ status: 'signed-in', recovering: password });
    expect(toasts).toHaveLength(type === 'recovery' ? 0 : 1);
  },
);

test.each([
  ['token_hash=abc&type=signup', refusal(403, 'otp_expired'), 'otp_expired'],
  ['token_hash=&type=', refusal(400, 'validation_failed'), 'validation_failed'],
  ['code=abc', refusal(404, 'flow_state_not_found'), 'flow_state_not_found'],
  ['error=access_denied&error_code=otp_expired', {}, 'otp_expired'],
])('%s explains what to do if it is refused', async (query, answer, code) => {
  wire.answers({ 'POST /auth/v1/verify': answer, 'POST /auth/v1/token': answer });
  expect(await follow(query)).toBe(false);
  expect(authLink()).toMatchObject({ state: 'failed', message: client.texts.errors[code] });
});

const english = { lang: 'en', title: 'Error', tone: 'error' };
test.each([
  ['token_hash=abc&type=magiclink', { ...english, text: 'Failed to sign in' }],
  ['token_hash=abc&type=signup', { ...english, text: 'Failed to create account' }],
  ['token_hash=abc&type=invite', { ...english, text: 'Failed to create account' }],
  ['code=abc', { ...english, text: 'Failed to sign in' }],
])('%s shows a toast if it is refused, with the reason or what failed', async (query, toast) => {
  for (const code of ['otp_expired', 'of_next_year']) {
    const answer = refusal(403, code);
    wire.answers({ 'POST /auth/v1/verify': answer, 'POST /auth/v1/token': answer });
    await follow(query);
    expect(toasts.splice(0)).toEqual([{ ...toast, reason: client.texts.errors[code] }]);
  }
});

test.each([
  ['magiclink', 'Welcome back!', 'You have successfully signed in.'],
  ['invite', 'Success!', 'Your account has been created.'],
])(
  'a link of type %s that worked shows the text of the specification',
  async (type, title, text) => {
    wire.answers({ ...userData, 'POST /auth/v1/verify': { body: sessionOf() } });
    await follow(`token_hash=abc&type=${type}`);
    expect(toasts).toEqual([{ title, text, lang: 'en', tone: 'success' }]);
  },
);

test('an error without a known code, and invalid tokens, have a sentence too', async () => {
  for (const query of ['error_code=of_next_year', 'access_token=x&refresh_token=y']) {
    expect(await follow(query)).toBe(false);
    expect(authLink().message).toBe(client.texts.linkIncomplete);
  }
});

test.each([500, 503])(
  'a service that answers %i is not reported as an invalid link',
  async (status) => {
    wire.answers({ 'POST /auth/v1/verify': { status, body: {} } });
    expect(await follow('token_hash=abc&type=signup')).toBe(false);
    expect(authLink().message).toBe(client.texts.errors.unexpected_failure);
  },
);

test('confirming one of two addresses is not reported as a changed address', async () => {
  const half = { msg: 'Confirmation link accepted. Please proceed', code: '200' };
  wire.answers({ 'POST /auth/v1/verify': { body: half } });
  expect(await follow('token_hash=abc&type=email_change')).toBe(true);
  expect(toasts).toMatchObject([{ title: client.texts.emailHalfChanged.title }]);
});

const inFragment = ({ access_token, refresh_token } = sessionOf()) =>
  `access_token=${access_token}&refresh_token=${refresh_token}`;

test('tokens in the address become a session once, if this tab left for them', async () => {
  wire.answers(userData);
  beginProviderVisit();
  expect(await follow(inFragment())).toBe(true);
  const { access_token: token } = sessionOf();
  expect(wire.ofAuth()[0]).toMatchObject({ path: '/auth/v1/user' });
  expect(wire.ofAuth()[0]?.token?.split('.')[0]).toBe(token.split('.')[0]);
  expect(authState()).toMatchObject({ status: 'signed-in', user: { id: USER.id } });
  await client.supabase.auth.signOut({ scope: 'local' });
  expect(await follow(inFragment())).toBe(false);
  expect(authState().status).toBe('signed-out');
});

test('tokens that this tab did not request are ignored', async () => {
  wire.answers(userData);
  expect(await follow(inFragment())).toBe(false);
  expect(authLink()).toMatchObject({ state: 'failed', message: client.texts.linkIncomplete });
  vi.useFakeTimers({ toFake: ['Date'] });
  beginProviderVisit();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  expect(await follow(inFragment())).toBe(false);
  vi.useRealTimers();
  expect(wire.asked()).toEqual([]);
  expect([...stored.keys()]).toEqual([]);
  expect(authState().status).toBe('signed-out');
});

describe('a link for another account than the signed-in one', () => {
  const OTHER = {
    ...USER,
    id: '6f1d2c1e-0000-4000-8000-000000000002',
    email: 'bia@exemplo.com.br',
  };
  const ANA = sessionOf();
  const BIA = sessionOf({ user: OTHER, refresh: 'refresh-of-bia' });

  beforeEach(async () => {
    wire.answers({ ...userData, 'POST /auth/v1/token': { body: ANA } });
    await client.supabase.auth.signInWithPassword({ email: USER.email, password: 'x' });
    setAuth({ recovering: true, enrolment: { factorId: 'f-1', qrCode: '', secret: '' } });
    wire.answers({
      ...userData,
      'POST /auth/v1/verify': { body: BIA },
      'GET /auth/v1/user': { body: OTHER },
    });
  });
  const asking = () => vi.waitFor(() => expect(authLink().accounts).toBeTruthy(), WITHIN_A_MINUTE);

  test.each([
    ['in an e-mail', () => follow('token_hash=abc&type=magiclink')],
    [
      'from a provider',
      () => {
        beginProviderVisit();
        return follow(inFragment(BIA));
      },
    ],
  ])('%s asks first, naming both accounts, and changes nothing until then', async (_, open) => {
    const followed = open();
    await asking();
    expect(authLink().accounts).toEqual({ here: USER.email, there: OTHER.email });
    expect(authState().user?.id).toBe(USER.id);
    expect(JSON.parse(stored.get(SESSION_KEY) ?? '')).toMatchObject({ user: { id: USER.id } });
    authLink().answer?.(false);
    expect(await followed).toBe(false);
    expect(authLink()).toEqual({ state: 'none' });
    expect(authState().user?.email).toBe(USER.email);
    expect(JSON.parse(stored.get(SESSION_KEY) ?? '')).toMatchObject({ user: { id: USER.id } });
    expect(toasts).toEqual([]);
    // The session that the link brought is ended, not left lying about.
    expect(wire.asked().at(-1)).toBe('POST /auth/v1/logout?scope=local');
  });

  test('replaces the session after confirmation, with nothing of the first account left', async () => {
    const followed = follow('token_hash=abc&type=magiclink');
    await asking();
    authLink().answer?.(true);
    expect(await followed).toBe(true);
    expect(authState()).toMatchObject({ user: { email: OTHER.email }, recovering: false });
    expect(authState().enrolment).toBeUndefined();
  });

  test('does not ask if the account is the same', async () => {
    wire.answers({ ...userData, 'POST /auth/v1/verify': { body: sessionOf() } });
    expect(await follow('token_hash=abc&type=email_change')).toBe(true);
    expect(authLink().state).toBe('done');
  });
});

test('a code is exchanged with the verifier of this browser, which is then removed', async () => {
  const { code_challenge } = await pkceParameters();
  const verifier = JSON.parse(stored.get('sb-session-code-verifier') ?? '');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  expect(Buffer.from(hash).toString('base64url')).toBe(code_challenge);
  expect(verifier).toMatch(/^[\w.~-]{43,128}$/); // RFC 7636, section 4.1

  wire.answers({ ...userData, 'POST /auth/v1/token': { body: sessionOf() } });
  expect(await follow('code=abc')).toBe(true);
  expect(wire.ofAuth()[0]).toMatchObject({
    path: '/auth/v1/token?grant_type=pkce',
    body: { auth_code: 'abc', code_verifier: verifier },
  });
  expect(stored.has('sb-session-code-verifier')).toBe(false);
  expect(authState().status).toBe('signed-in');
});

test('a session issued over 120 s ago causes a warning without its tokens', async () => {
  const issued = (seconds: number) => {
    const expires = Math.floor(Date.now() / 1000) - seconds + 3600;
    return `access_token=x&refresh_token=y&expires_in=3600&expires_at=${expires}`;
  };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  beginProviderVisit();
  await follow(issued(100));
  expect(warn).not.toHaveBeenCalled();
  beginProviderVisit();
  await follow(issued(130));
  expect(warn.mock.calls).toEqual([[expect.stringContaining('The session in the address is old')]]);
  warn.mockClear();
});

test('nothing was written to the console', () => {
  const written = console_.flatMap(({ mock }) => mock.calls.flat().map(String));
  expect(written.filter((line) => !line.includes('Node.js 20'))).toEqual([]);
});
