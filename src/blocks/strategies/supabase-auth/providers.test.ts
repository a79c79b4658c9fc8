/** Against the documented requests: the embedded backend has none of this to try it on. */

import { beforeEach, expect, test } from 'vitest';
import { endProviderVisit } from '../../../visitor/auth/client/provider.ts';
import { texts, USER } from '../../../visitor/auth/testing.ts';
import { CONFIRMED, SITE_ORIGIN, setUpForms } from './testing.ts';

const { stored, assign, submit, signIn, requests, asked } = setUpForms();
beforeEach(() => void assign.mockClear());

test('social leads to the provider with a challenge whose verifier stays in the browser', async () => {
  expect(await submit('social', {})).toEqual(CONFIRMED);
  expect(requests()).toEqual([]);
  const { pathname, searchParams } = new URL(assign.mock.calls[0]?.[0] ?? '');
  expect(pathname).toBe('/auth/v1/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    provider: 'google',
    redirect_to: `${SITE_ORIGIN}/auth`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  });
  expect(stored.has('sb-session-code-verifier')).toBe(true);
});

test('sso asks for the sign-in page of a company, by its domain or an e-mail address', async () => {
  const answer = { 'POST /auth/v1/sso': { body: { url: 'https://idp.example/saml' } } };
  for (const values of [{ domain: 'exemplo.com.br' }, { email: USER.email }] as Record<
    string,
    string
  >[]) {
    expect(await submit('sso', values, answer)).toEqual(CONFIRMED);
    expect(requests()).toMatchObject([
      {
        method: 'POST',
        path: '/auth/v1/sso',
        body: {
          domain: 'exemplo.com.br',
          redirect_to: `${SITE_ORIGIN}/auth`,
          skip_http_redirect: true,
        },
      },
    ]);
  }
  expect(assign).toHaveBeenCalledWith('https://idp.example/saml');
  expect(endProviderVisit()).toBe(true); // the session that comes back was asked for here
});

test('identities are linked at the provider and unlinked by their id', async () => {
  await signIn();
  const url = 'https://accounts.google.example/o';
  await submit(
    'link-identity',
    {},
    { 'GET /auth/v1/user/identities/authorize': { body: { url } } },
  );
  const [request] = requests();
  const { pathname, searchParams } = new URL(request?.path ?? '', SITE_ORIGIN);
  expect([request?.method, pathname]).toEqual(['GET', '/auth/v1/user/identities/authorize']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    provider: 'google',
    redirect_to: `${SITE_ORIGIN}/conta`,
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
