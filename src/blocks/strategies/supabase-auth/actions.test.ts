/** What each action sends, held against the documented requests of Supabase Auth. */

import { expect, test } from 'vitest';
import { refusal, sessionOf, texts, USER } from '../../../visitor/auth/testing.ts';
import { CONFIRMED, SITE_ORIGIN, setUpForms } from './testing.ts';

const { submit, signIn, requests, asked } = setUpForms();
const { email } = USER;
const redirect = (path: string) => `redirect_to=${encodeURIComponent(SITE_ORIGIN + path)}`;

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
  expect(requests()[0]?.body).toMatchObject({ ...body, gotrue_meta_security: expect.anything() });
});

test('update-password and reauthenticate are sent with the session of the signed-in person', async () => {
  await signIn();
  const user = { 'PUT /auth/v1/user': { body: USER } };
  expect(await submit('update-password', { password: 'novo-segredo' }, user)).toEqual(CONFIRMED);
  const { access_token: token } = sessionOf();
  expect(requests()).toMatchObject([
    { method: 'PUT', path: '/auth/v1/user', body: { password: 'novo-segredo' } },
  ]);
  expect(requests()[0]?.token?.split('.')).toHaveLength(token.split('.').length);
  expect(await submit('reauthenticate', {})).toEqual(CONFIRMED);
  expect(asked()).toEqual(['GET /auth/v1/reauthenticate']);
  await submit('update-password', { password: 'novo-segredo', nonce: '123456' }, user);
  expect(requests()[0]?.body).toMatchObject({ password: 'novo-segredo', nonce: '123456' });
});

test.each([
  ['sign-up', 'POST /auth/v1/signup', 'user_already_exists'],
  ['sign-up', 'POST /auth/v1/signup', 'email_exists'],
  ['request-reset', 'POST /auth/v1/recover', 'user_not_found'],
  ['resend', 'POST /auth/v1/resend', 'user_not_found'],
  ['otp', 'POST /auth/v1/otp', 'otp_disabled'],
] as const)('%s does not reveal by %s whether an account exists', async (action, route, code) => {
  expect(await submit(action, { email }, { [route]: refusal(422, code) })).toEqual(CONFIRMED);
});

test.each([
  ['a known code', refusal(400, 'invalid_credentials'), texts.errors.invalid_credentials],
  ['an unknown code', refusal(400, 'of_next_year'), undefined],
  ['an error without a code', { status: 401, body: { message: 'No API key' } }, undefined],
  ['an empty response', { body: {} }, undefined],
  ['HTML', { text: '<!doctype html>' }, texts.unreachable],
  // Undefined: the form has the specification's sentence for it.
  ['that it is unavailable', { status: 503, text: '<!doctype html>' }, undefined],
  ['that it has failed', { status: 500, text: '<!doctype html>' }, undefined],
])('when the service answers %s, the form gets the right reason', async (_, answer, reason) => {
  const result = await submit(
    'sign-in',
    { email, password: 'segredo' },
    {
      'POST /auth/v1/token': answer,
    },
  );
  expect(result).toEqual({ status: 'refused', reason });
  expect(requests()).toHaveLength(1);
});

test.each([
  ['sign-in', 'POST /auth/v1/token?grant_type=password'],
  ['sign-up', 'POST /auth/v1/signup'],
  ['request-reset', 'POST /auth/v1/recover'],
  ['resend', 'POST /auth/v1/resend'],
  ['otp', 'POST /auth/v1/otp'],
  ['sso', 'POST /auth/v1/sso'],
] as const)('%s sends the token of its form’s captcha', async (action, request) => {
  await submit(action, { email, password: 'segredo', 'g-recaptcha-response': 'solved' });
  expect(asked()[0]).toContain(request);
  expect(requests()[0]?.body).toMatchObject({
    gotrue_meta_security: { captcha_token: 'solved' },
  });
});
