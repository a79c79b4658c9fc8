/**
 * What each action sends, held against the documented requests of Supabase Auth: the embedded backend
 * has no second factor, single sign-on or identities to try them on.
 */

import texts from 'virtual:auth-texts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authState, setAuth } from '../../../auth/auth-store.ts';
import { loadAuth } from '../../../auth/load-auth.ts';
import { refusal, sessionOf, startWire, stubBrowser, USER } from '../../../auth/testing.ts';
import type { AuthAction, Form, Integrations } from '../../../types/config.gen.ts';
import { supabaseAuth } from './supabase-auth.ts';

const SITE = 'https://www.baluarte.example';
const redirect = (path: string) => `redirect_to=${encodeURIComponent(SITE + path)}`;
const CONFIRMED = { status: 'confirmed' };

const stored = stubBrowser();
const assign = vi.fn();
vi.stubGlobal('location', Object.assign(new URL(`${SITE}/auth`), { assign }));

let wire: Awaited<ReturnType<typeof startWire>>;
let integrations: Integrations;
beforeAll(async () => {
  wire = await startWire();
  const supabase = { url: wire.origin, publishableKey: 'sb_publishable_x' };
  integrations = { siteUrl: SITE, supabase, auth: { social: ['google'] } };
});
afterAll(async () => {
  await (await loadAuth(integrations)).supabase.auth.dispose();
  await wire.stop();
  vi.unstubAllGlobals();
});

type Answers = Parameters<(typeof wire)['answers']>[0];

/** Submits a form of one action; resolves to the result. Only what it asks of accounts is kept. */
async function submit(action: AuthAction, values: Record<string, string>, answers: Answers = {}) {
  wire.answers({
    'GET /rest/v1/profiles': { body: { full_name: 'Ana' } },
    'GET /rest/v1/user_roles': { body: [] },
    ...answers,
  });
  const notices = { confirmed: 'a', refused: 'b' };
  const config = { strategy: 'supabase-auth', action, notices } as const;
  const submission = {
    id: 'id-1',
    entries: Object.entries(values),
    pageUrl: `${SITE}/auth`,
    form: { submit: config } as Form,
    integrations,
  };
  return supabaseAuth.submit(submission, config);
}

const signIn = (user: object = USER) =>
  submit(
    'sign-in',
    { email: USER.email, password: 'segredo' },
    {
      'POST /auth/v1/token': { body: sessionOf({ user }) },
    },
  );
const asked = () => wire.ofAuth().map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  assign.mockClear();
  setAuth({ enrolment: undefined });
});

const { email } = USER;
const metadata = expect.anything();
test.each([
  [
    'sign-in',
    { email, password: ' s<script>' },
    'POST /auth/v1/token?grant_type=password',
    { email, password: ' s<script>' },
  ],
  [
    'sign-up',
    { email, password: 'segredo', fullName: 'Ana Lima' },
    `POST /auth/v1/signup?${redirect('/')}`,
    { email, password: 'segredo', data: { full_name: 'Ana Lima' } },
  ],
  [
    'request-reset',
    { email },
    `POST /auth/v1/recover?${redirect('/auth/reset-password')}`,
    { email, code_challenge: null },
  ],
  ['resend', { email }, `POST /auth/v1/resend?${redirect('/')}`, { email, type: 'signup' }],
  [
    'otp',
    { email },
    `POST /auth/v1/otp?${redirect('/')}`,
    { email, create_user: false, code_challenge: null },
  ],
  [
    'verify',
    { email, code: '123456' },
    'POST /auth/v1/verify',
    { email, token: '123456', type: 'magiclink' },
  ],
] as const)('%s', async (action, values, request, body) => {
  await submit(action, values, { 'POST /auth/v1/token': { body: sessionOf() } });
  expect(asked()).toEqual([request]);
  expect(wire.ofAuth()[0]?.body).toMatchObject({ ...body, gotrue_meta_security: metadata });
});

test('update-password and reauthenticate are asked by who is signed in', async () => {
  await signIn();
  const user = { 'PUT /auth/v1/user': { body: USER } };
  expect(await submit('update-password', { password: 'novo-segredo' }, user)).toEqual(CONFIRMED);
  const { access_token: token } = sessionOf();
  expect(wire.ofAuth()).toMatchObject([
    { method: 'PUT', path: '/auth/v1/user', body: { password: 'novo-segredo' } },
  ]);
  expect(wire.ofAuth()[0]?.token?.split('.')).toHaveLength(token.split('.').length);
  expect(await submit('reauthenticate', {})).toEqual(CONFIRMED);
  expect(asked()).toEqual(['GET /auth/v1/reauthenticate']);
  await submit('update-password', { password: 'novo-segredo', nonce: '123456' }, user);
  expect(wire.ofAuth()[0]?.body).toMatchObject({ password: 'novo-segredo', nonce: '123456' });
});

test('social leads to the provider, with a challenge whose verifier stays here', async () => {
  expect(await submit('social', {})).toEqual(CONFIRMED);
  expect(wire.requests).toEqual([]);
  const { pathname, searchParams } = new URL(assign.mock.calls[0]?.[0]);
  expect(pathname).toBe('/auth/v1/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    provider: 'google',
    redirect_to: `${SITE}/auth`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  });
  expect(stored.has('sb-session-code-verifier')).toBe(true);
});

test('sso asks for the page of a company, by its domain or an address of it', async () => {
  const answer = { 'POST /auth/v1/sso': { body: { url: 'https://idp.example/saml' } } };
  for (const values of [{ domain: 'exemplo.com.br' }, { email }] as Record<string, string>[]) {
    expect(await submit('sso', values, answer)).toEqual(CONFIRMED);
    expect(wire.ofAuth()).toMatchObject([
      {
        method: 'POST',
        path: '/auth/v1/sso',
        body: {
          domain: 'exemplo.com.br',
          redirect_to: `${SITE}/auth`,
          skip_http_redirect: true,
        },
      },
    ]);
  }
  expect(assign).toHaveBeenCalledWith('https://idp.example/saml');
});

test('identities are linked at the provider and unlinked by their id', async () => {
  await signIn();
  const url = 'https://accounts.google.example/o';
  await submit(
    'link-identity',
    {},
    { 'GET /auth/v1/user/identities/authorize': { body: { url } } },
  );
  const [request] = wire.ofAuth();
  const { pathname, searchParams } = new URL(request?.path ?? '', SITE);
  expect([request?.method, pathname]).toEqual(['GET', '/auth/v1/user/identities/authorize']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    provider: 'google',
    redirect_to: `${SITE}/conta`,
    skip_http_redirect: 'true',
    code_challenge_method: 's256',
  });
  expect(request?.token).toBeTruthy();
  expect(assign).toHaveBeenCalledWith(url);

  const identities = [{ identity_id: 'i-1', id: 'x', user_id: USER.id, provider: 'google' }];
  const user = { 'GET /auth/v1/user': { body: { ...USER, identities } } };
  expect(await submit('unlink-identity', { provider: 'google' }, user)).toEqual(CONFIRMED);
  expect(asked()).toEqual(['GET /auth/v1/user', 'DELETE /auth/v1/user/identities/i-1']);
  expect(await submit('unlink-identity', { provider: 'github' }, user)).toEqual({
    status: 'refused',
    reason: texts.errors.identity_not_found,
  });
});

test('an authenticator app is enrolled, verified and removed', async () => {
  await signIn();
  const factor = (id: string, status: string) => ({ id, status, factor_type: 'totp' });
  const factors = [factor('old', 'unverified')];
  const totp = { qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://x' };
  expect(
    await submit(
      'mfa-enroll',
      {},
      {
        'GET /auth/v1/user': { body: { ...USER, factors } },
        'POST /auth/v1/factors': { body: { id: 'f-1', type: 'totp', totp } },
      },
    ),
  ).toEqual(CONFIRMED);
  // The one that was begun and never verified goes first.
  expect(asked()).toEqual([
    'GET /auth/v1/user',
    'DELETE /auth/v1/factors/old',
    'POST /auth/v1/factors',
  ]);
  expect(wire.ofAuth()[2]?.body).toMatchObject({ factor_type: 'totp' });
  expect(authState().enrolment).toEqual({
    factorId: 'f-1',
    qrCode: 'data:image/svg+xml;utf-8,<svg/>',
    secret: 'ABCD',
  });

  const wrong = refusal(422, 'mfa_verification_failed');
  const challenge = { 'POST /auth/v1/factors/f-1/challenge': { body: { id: 'c-1' } } };
  expect(
    await submit(
      'mfa-verify',
      { code: '000000' },
      {
        ...challenge,
        'POST /auth/v1/factors/f-1/verify': wrong,
      },
    ),
  ).toEqual({ status: 'refused', reason: texts.errors.mfa_verification_failed });
  expect(authState().enrolment).toBeDefined();
  expect(
    await submit(
      'mfa-verify',
      { code: '123456' },
      {
        ...challenge,
        'POST /auth/v1/factors/f-1/verify': { body: sessionOf() },
      },
    ),
  ).toEqual(CONFIRMED);
  expect(asked()).toEqual([
    'POST /auth/v1/factors/f-1/challenge',
    'POST /auth/v1/factors/f-1/verify',
  ]);
  expect(wire.ofAuth()[1]?.body).toEqual({ code: '123456', challenge_id: 'c-1' });
  expect(authState().enrolment).toBeUndefined();

  const user = { 'GET /auth/v1/user': { body: { ...USER, factors: [factor('f-1', 'verified')] } } };
  expect(await submit('mfa-remove', {}, user)).toEqual(CONFIRMED);
  expect(asked()).toEqual(['GET /auth/v1/user', 'DELETE /auth/v1/factors/f-1']);
});

test.each([
  ['sign-up', 'POST /auth/v1/signup', 'user_already_exists'],
  ['sign-up', 'POST /auth/v1/signup', 'email_exists'],
  ['request-reset', 'POST /auth/v1/recover', 'user_not_found'],
  ['resend', 'POST /auth/v1/resend', 'user_not_found'],
  ['otp', 'POST /auth/v1/otp', 'otp_disabled'],
] as const)('%s does not tell by %s whether there is an account', async (action, route, code) => {
  expect(await submit(action, { email }, { [route]: refusal(422, code) })).toEqual(CONFIRMED);
});

test.each([
  ['a known code', refusal(400, 'invalid_credentials'), texts.errors.invalid_credentials],
  ['an unknown code', refusal(400, 'of_next_year'), undefined],
  ['an error without a code', { status: 401, body: { message: 'No API key' } }, undefined],
  ['nothing useful', { body: {} }, undefined],
  ['HTML', { text: '<!doctype html>' }, texts.unreachable],
  ['that it is away', { status: 503, text: '<!doctype html>' }, texts.unreachable],
])('when the service answers %s, the form is told', async (_, answer, reason) => {
  const result = await submit(
    'sign-in',
    { email, password: 'segredo' },
    {
      'POST /auth/v1/token': answer,
    },
  );
  expect(result).toEqual({ status: 'refused', reason });
  expect(wire.ofAuth()).toHaveLength(1);
});
