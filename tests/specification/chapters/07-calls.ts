/** Section 7: sign-in, links and the user. Forms that no page shows stand on a page of their own. */
import { expect, type Page } from 'playwright/test';
import { accountButton, fillSignIn, openForms, takenOver } from '../../auth.ts';
import { actions, askForReset, call, enroll, providers, sends, WITH_FACTOR } from '../calls.ts';
import { put, swap } from '../edits.ts';
import { FORMS_PAGE } from '../site.ts';
import { on, type Statement } from '../statement.ts';
import { sessionOf, submitForm, USER } from '../wire.ts';

const comeBack = async (page: Page) => {
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('sb-session-code-verifier', JSON.stringify('a'.repeat(64)));
    } catch {
      // A frame without storage.
    }
  });
  await page.goto('/auth?code=abc');
};

const newPassword = async (page: Page) => {
  await page.goto('/conta');
  await takenOver(page);
  await expect(page.locator('main').getByText(USER.email)).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill('um segredo novo');
  await page.getByLabel('Confirmar nova senha').fill('um segredo novo');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
};

export default [
  call(
    '119.1',
    'POST /token?grant_type=password',
    {
      what: 'POST /auth/v1/token',
      answers: { 'POST /auth/v1/token': { body: sessionOf() } },
      async act(page) {
        await openForms(page, '/auth');
        const form = await fillSignIn(page, 'ana@exemplo.com.br');
        await form.getByRole('button', { name: 'Entrar' }).click();
      },
      holds: ({ query }) => expect(query.grant_type).toBe('password'),
    },
    [sends('sign-in', 'resend')],
  ),
  call(
    '119.2',
    'POST /token?grant_type=pkce, with the code and its verifier',
    {
      what: 'POST /auth/v1/token',
      answers: { 'POST /auth/v1/token': { body: sessionOf() } },
      act: comeBack,
      holds({ query, body }) {
        expect(query.grant_type).toBe('pkce');
        expect(body).toEqual({ auth_code: 'abc', code_verifier: 'a'.repeat(64) });
      },
    },
    [
      swap(
        'src/visitor/auth/client/follow-result.ts',
        'auth.exchangeCodeForSession(result.code)',
        "{ error: new Error('x') }",
      ),
    ],
  ),
  {
    id: '119.3',
    says: 'POST /token?grant_type=id_token',
    notTried: 'the library can; no form of the site asks for it',
  },
  {
    id: '119.4',
    says: 'POST /token?grant_type=web3',
    notTried: 'the library can; no form of the site asks for it',
  },
  call(
    '119.5',
    'POST /token?grant_type=refresh_token',
    {
      what: 'POST /auth/v1/token',
      session: sessionOf({ age: 4_000 }),
      answers: { 'POST /auth/v1/token': { body: sessionOf({ refresh: 'refresh-2' }) } },
      async act(page) {
        await page.goto('/nsoc');
        await expect(accountButton(page)).toBeVisible();
      },
      holds({ query, body }) {
        expect(query.grant_type).toBe('refresh_token');
        expect(body).toEqual({ refresh_token: 'refresh-1' });
      },
    },
    [swap('src/visitor/auth/client/start.ts', 'persistSession: true', 'persistSession: false')],
  ),
  call(
    '120.1',
    'POST /otp: email, create_user, redirect',
    {
      what: 'POST /auth/v1/otp',
      act: (page) =>
        submitForm(page, {
          form: 'otp',
          button: 'Enviar o código',
          fill: { 'E-mail': USER.email },
        }),
      holds({ body, query }) {
        expect(body).toMatchObject({ email: USER.email, create_user: false, data: {} });
        expect(query.redirect_to).toMatch(/^http:\/\/localhost:\d+\/$/);
      },
    },
    [swap(actions, 'shouldCreateUser: false', 'shouldCreateUser: true'), sends('otp', 'resend')],
  ),
  {
    id: '120.2',
    says: 'POST /otp by phone, channel sms by default',
    differs: 'by e-mail only: the form has no field for a phone',
    tried: on(FORMS_PAGE, async (page) => {
      await expect(page.locator('#otp form input[type=tel]')).toHaveCount(0);
      await expect(page.locator('#otp form input[type=email]')).toHaveCount(1);
    }),
    breaks: [put('forms/otp.json', 'fields/email/type', 'text')],
  },
  call(
    '121.1',
    'POST /verify',
    {
      what: 'POST /auth/v1/verify',
      act: (page) =>
        submitForm(page, {
          form: 'verify',
          button: 'Entrar',
          fill: { 'E-mail': USER.email, Código: '123456' },
        }),
      holds: ({ body }) =>
        expect(body).toMatchObject({ email: USER.email, token: '123456', type: 'magiclink' }),
    },
    [swap(actions, "type: 'magiclink'", "type: 'sms'"), sends('verify', 'otp')],
  ),
  call(
    '121.2',
    'POST /sso: domain and redirect',
    {
      what: 'POST /auth/v1/sso',
      answers: { 'POST /auth/v1/sso': { body: { url: '/sobre' } } },
      act: (page) =>
        submitForm(page, {
          form: 'sso',
          button: 'Continuar',
          fill: { 'Domínio da empresa': 'empresa.com.br' },
        }),
      holds: ({ body }) =>
        expect(body).toMatchObject({
          domain: 'empresa.com.br',
          redirect_to: expect.stringMatching(/\/auth$/),
        }),
    },
    [
      swap(
        providers,
        'domain,\n    options: { redirectTo: origin + SIGN_IN',
        'domain,\n    options: { redirectTo: origin',
      ),
    ],
  ),
  call(
    '121.3',
    'GET /reauthenticate',
    {
      what: 'GET /auth/v1/reauthenticate',
      session: sessionOf(),
      act: (page) => submitForm(page, { form: 'reauthenticate', button: 'Enviar o código' }),
      holds: ({ headers }) => expect(headers.authorization).toMatch(/^Bearer ey/),
    },
    [sends('reauthenticate', 'mfa-remove')],
  ),
  call(
    '121.4',
    'POST /resend: the confirmation of a sign-up',
    {
      what: 'POST /auth/v1/resend',
      async act(page) {
        await openForms(page, '/auth/confirmar');
        await page.getByRole('textbox', { name: 'E-mail' }).fill(USER.email);
        await page.getByRole('button', { name: 'Reenviar o e-mail' }).click();
      },
      holds: ({ body }) => expect(body).toMatchObject({ type: 'signup', email: USER.email }),
    },
    [sends('resend', 'request-reset')],
  ),
  call(
    '122.1',
    'GET /user',
    {
      what: 'GET /auth/v1/user',
      session: sessionOf(),
      answers: WITH_FACTOR,
      act: enroll,
      holds: ({ headers }) => expect(headers.authorization).toMatch(/^Bearer ey/),
    },
    [sends('mfa-enroll', 'reauthenticate')],
  ),
  call(
    '122.2',
    'PUT /user: the new password',
    {
      what: 'PUT /auth/v1/user',
      session: sessionOf(),
      act: newPassword,
      holds: ({ body }) => expect(body.password).toBe('um segredo novo'),
    },
    [swap(actions, "updateUser({ password: value('password')", "updateUser({ password: 'x'")],
  ),
  call(
    '123.1',
    'POST /recover: email',
    {
      what: 'POST /auth/v1/recover',
      act: askForReset,
      holds: ({ body }) => expect(body).toMatchObject({ email: 'ana@exemplo.com.br' }),
    },
    [sends('request-reset', 'resend')],
  ),
] satisfies Statement[];
