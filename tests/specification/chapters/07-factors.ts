/** Section 7: providers, second factors, sign-out. */
import { expect, type Page } from 'playwright/test';
import { call, enroll, factors, providers, sends, WITH_FACTOR } from '../calls.ts';
import { swap } from '../edits.ts';
import type { Statement } from '../statement.ts';
import { type Answers, sessionOf, submitForm, USER } from '../wire.ts';

const GOOGLE = { identity_id: 'i-1', id: '1', user_id: USER.id, provider: 'google' };

const WITH_GOOGLE: Answers = {
  'GET /auth/v1/user': { body: { ...USER, identities: [GOOGLE] } },
  'GET /auth/v1/user/identities/authorize': { body: { url: '/sobre' } },
};

const verifyFactor = (page: Page) =>
  submitForm(page, {
    form: 'mfa-verify',
    button: 'Conferir',
    fill: { 'Código do aplicativo': '123456' },
  });

/** Signing out, from the account page. */
const signOut = (id: string, scope: string, button: string): Statement =>
  call(
    id,
    `sign-out with scope ${scope}`,
    {
      what: 'POST /auth/v1/logout',
      session: sessionOf(),
      async act(page) {
        await page.goto('/conta');
        await page.getByRole('button', { name: button, exact: true }).click();
      },
      holds: ({ query }) => expect(query.scope).toBe(scope),
    },
    [
      swap(
        'src/panel/account/sessions.tsx',
        `'${scope}'`,
        scope === 'local' ? "'global'" : "'local'",
      ),
    ],
  );

export default [
  call(
    '124.1',
    'GET /authorize: provider, redirect, code challenge',
    {
      what: 'GET /auth/v1/authorize',
      act: (page) => submitForm(page, { form: 'social-google', button: 'Entrar com o Google' }),
      holds({ query }) {
        expect(query).toMatchObject({ provider: 'google', code_challenge_method: 's256' });
        expect(query.redirect_to).toMatch(/\/auth$/);
        expect(query.code_challenge).toMatch(/^[\w-]{43}$/);
      },
    },
    [
      swap(
        'src/visitor/auth/client/provider.ts',
        "code_challenge_method: 's256'",
        "code_challenge_method: 'plain'",
      ),
    ],
  ),
  call(
    '124.2',
    'GET /user/identities/authorize',
    {
      what: 'GET /auth/v1/user/identities/authorize',
      session: sessionOf(),
      answers: WITH_GOOGLE,
      act: (page) => submitForm(page, { form: 'link-google', button: 'Ligar ao Google' }),
      holds({ query }) {
        expect(query.provider).toBe('google');
        expect(query.redirect_to).toMatch(/\/conta$/);
      },
    },
    [swap(providers, 'redirectTo: origin + ACCOUNT', 'redirectTo: origin')],
  ),
  call(
    '125.1',
    'DELETE /user/identities/{identity_id}',
    {
      what: 'DELETE /auth/v1/user/identities/i-1',
      session: sessionOf(),
      answers: WITH_GOOGLE,
      act: (page) => submitForm(page, { form: 'unlink-google', button: 'Desligar do Google' }),
      holds: ({ headers }) => expect(headers.authorization).toMatch(/^Bearer ey/),
    },
    [sends('unlink-google', 'link-identity')],
  ),
  call(
    '126.1',
    'POST /factors: friendly_name, factor_type',
    {
      what: 'POST /auth/v1/factors',
      session: sessionOf(),
      answers: WITH_FACTOR,
      act: enroll,
      holds: ({ body }) =>
        expect(body).toMatchObject({ friendly_name: 'Celular', factor_type: 'totp' }),
    },
    [swap(factors, "friendlyName: value('friendlyName') || undefined,", '')],
  ),
  {
    ...call(
      '126.2',
      'POST /factors for a phone',
      {
        what: 'POST /auth/v1/factors',
        session: sessionOf(),
        answers: WITH_FACTOR,
        act: enroll,
        holds: ({ body }) => {
          expect(body.factor_type).toBe('totp');
          expect(body).not.toHaveProperty('phone');
        },
      },
      [swap(factors, "factorType: 'totp'", "factorType: 'phone', phone: '+5511'")],
    ),
    differs: 'an authenticator app is the only second factor',
  },
  call(
    '126.3',
    'DELETE /factors/{factorId}',
    {
      what: 'DELETE /auth/v1/factors/f-1',
      session: sessionOf(),
      answers: WITH_FACTOR,
      act: (page) => submitForm(page, { form: 'mfa-remove', button: 'Desligar' }),
      holds: ({ headers }) => expect(headers.authorization).toMatch(/^Bearer ey/),
    },
    [sends('mfa-remove', 'reauthenticate')],
  ),
  call(
    '126.4',
    'POST /factors/{factorId}/challenge',
    {
      what: 'POST /auth/v1/factors/f-1/challenge',
      session: sessionOf(),
      answers: WITH_FACTOR,
      act: verifyFactor,
      holds: ({ headers }) => expect(headers.authorization).toMatch(/^Bearer ey/),
    },
    [sends('mfa-verify', 'reauthenticate')],
  ),
  call(
    '126.5',
    'POST /factors/{factorId}/verify: code, challenge_id',
    {
      what: 'POST /auth/v1/factors/f-1/verify',
      session: sessionOf(),
      answers: WITH_FACTOR,
      act: verifyFactor,
      holds: ({ body }) => expect(body).toEqual({ code: '123456', challenge_id: 'c-1' }),
    },
    [swap(factors, "code: context.value('code')", "code: '000000'")],
  ),
  {
    id: '127.1',
    says: 'GET /.well-known/jwks.json',
    notTried:
      'the library asks for it to check a token by itself; the site leaves that to the service',
  },
  signOut('128.1', 'global', 'Sair de todos'),
  signOut('128.2', 'others', 'Sair dos outros dispositivos'),
  signOut('128.3', 'local', 'Sair deste navegador'),
] satisfies Statement[];
