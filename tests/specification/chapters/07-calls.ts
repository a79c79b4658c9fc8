/** Section 7: the calls of the accounts service. Forms that no page shows stand on a page of their own. */
import { expect, type Page } from 'playwright/test';
import {
  accountButton,
  fillSignIn,
  fillSignUp,
  openForms,
  PASSWORD,
  takenOver,
  toast,
} from '../../auth.ts';
import { type Edit, put, swap } from '../edits.ts';
import { signedIn, signedUp } from '../scenes.ts';
import { FORMS_PAGE } from '../site.ts';
import { after, alone, on, type Statement, type Tools } from '../statement.ts';
import {
  type Answers,
  type Asked,
  refusal,
  sessionOf,
  startWire,
  submitForm,
  USER,
  withSession,
} from '../wire.ts';

const strategy = 'src/forms/strategies/supabase-auth';
const actions = `${strategy}/actions.ts`;
const elsewhere = `${strategy}/elsewhere.ts`;
const factors = `${strategy}/second-factor.ts`;
const sends = (form: string, action: string) => put(`forms/${form}.json`, 'submit/action', action);

interface Call {
  /** `POST /auth/v1/otp`. */
  what: string;
  answers?: Answers;
  session?: object;
  act(page: Page): Promise<void>;
  /** What holds of what was asked. */
  holds(asked: Asked): void;
}

/** A call, as it goes over the wire. */
const call = (
  id: string,
  says: string,
  { what, answers, session, act, holds }: Call,
  breaks: Edit[],
): Statement => ({
  id,
  says,
  tried: alone(async ({ page }: Tools) => {
    if (session) await withSession(page, session);
    const { first } = await startWire(page, answers);
    await act(page);
    holds(await first(what));
  }),
  breaks,
});

const TOTP = { qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://x' };
const FACTOR = { id: 'f-1', status: 'verified', factor_type: 'totp' };
const WITH_FACTOR: Answers = {
  'GET /auth/v1/user': { body: { ...USER, factors: [FACTOR] } },
  'POST /auth/v1/factors': { body: { id: 'f-2', type: 'totp', totp: TOTP } },
  'POST /auth/v1/factors/f-1/challenge': { body: { id: 'c-1' } },
  'POST /auth/v1/factors/f-1/verify': { body: sessionOf() },
};
const GOOGLE = { identity_id: 'i-1', id: '1', user_id: USER.id, provider: 'google' };
const WITH_GOOGLE: Answers = {
  'GET /auth/v1/user': { body: { ...USER, identities: [GOOGLE] } },
  'GET /auth/v1/user/identities/authorize': { body: { url: '/sobre' } },
};

const enroll = (page: Page) =>
  submitForm(page, {
    form: 'mfa-enroll',
    button: 'Mostrar o código QR',
    fill: { 'Nome do aparelho': 'Celular' },
  });
const verifyFactor = (page: Page) =>
  submitForm(page, {
    form: 'mfa-verify',
    button: 'Conferir',
    fill: { 'Código do aplicativo': '123456' },
  });

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

const askForReset = async (page: Page) => {
  await openForms(page, '/auth/reset-password');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar o link' }).click();
};

const newPassword = async (page: Page) => {
  await page.goto('/conta');
  await takenOver(page);
  await expect(page.locator('main').getByText(USER.email)).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill('um segredo novo');
  await page.getByLabel('Confirmar nova senha').fill('um segredo novo');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
};

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
        'src/sections/account/sessions.tsx',
        `'${scope}'`,
        scope === 'local' ? "'global'" : "'local'",
      ),
    ],
  );

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
        'src/auth/client/follow-result.ts',
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
    [swap('src/auth/client/start.ts', 'persistSession: true', 'persistSession: false')],
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
        elsewhere,
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
    [sends('new-password', 'reauthenticate')],
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
        'src/auth/client/pkce.ts',
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
    [swap(elsewhere, 'redirectTo: origin + ACCOUNT', 'redirectTo: origin')],
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
  {
    id: '130.1',
    says: 'sign-in sends email and password',
    tried: after(signedIn, ({ exchanges, email }) => {
      const asked = exchanges.find(({ what }) => what.includes('/token'));
      expect(asked?.body).toMatchObject({ email, password: PASSWORD });
    }),
    breaks: [
      swap(
        actions,
        /(signInWithPassword\(\{\s*email: value\('email'\),\s*password: value\('password'\))/,
        "$1.replace('a', 'b')",
      ),
    ],
  },
  {
    id: '130.2',
    says: 'sign-up redirects to the origin followed by /',
    tried: after(signedUp, ({ exchanges, page }) => {
      const asked = exchanges.find(({ what }) => what.includes('/signup'));
      const { origin } = new URL(page.url());
      expect(asked?.what).toBe(
        `POST /auth/v1/signup?redirect_to=${encodeURIComponent(`${origin}/`)}`,
      );
    }),
    breaks: [
      swap(actions, /emailRedirectTo: `\$\{origin\}\/`,\s*data/, 'emailRedirectTo: origin, data'),
    ],
  },
  {
    id: '130.3',
    says: 'sign-up carries full_name in its data',
    tried: after(signedUp, ({ exchanges }) => {
      const asked = exchanges.find(({ what }) => what.includes('/signup'));
      expect(asked?.body.data).toEqual({ full_name: 'Bia Lima' });
    }),
    breaks: [swap(actions, "full_name: value('fullName')", "name: value('fullName')")],
  },
  {
    id: '130.4',
    says: 'the error of the answer is read, on sign-in and on sign-up',
    tried: alone(async ({ page }) => {
      await startWire(page, {
        'POST /auth/v1/token': refusal(400, 'user_banned'),
        'POST /auth/v1/signup': refusal(422, 'signup_disabled'),
      });
      await openForms(page, '/auth');
      const entry = await fillSignIn(page, USER.email);
      await entry.getByRole('button', { name: 'Entrar' }).click();
      await expect(toast(page, 'Erro no login')).toContainText('Esta conta está suspensa.');
      const form = await fillSignUp(page, USER.email);
      await form.getByRole('button', { name: 'Criar conta' }).click();
      await expect(toast(page, 'Erro no cadastro').first()).toContainText(
        'Não estamos abrindo contas novas.',
      );
    }),
    breaks: [
      swap('src/auth/client/error-sentence.ts', 'error.code) || ', "'') || "),
      put('messages.json', 'auth/errors/user_banned', 'Não foi possível.'),
    ],
  },
  call(
    '130.5',
    'password reset redirects to /auth/reset-password',
    {
      what: 'POST /auth/v1/recover',
      act: askForReset,
      holds: ({ query }) => expect(query.redirect_to).toMatch(/:\d+\/auth\/reset-password$/),
    },
    [swap(actions, 'redirectTo: origin + NEW_PASSWORD', 'redirectTo: origin')],
  ),
  {
    id: '132.1',
    says: 'profiles: select all where id equals the user, single row',
    tried: after(signedIn, ({ exchanges, session }) => {
      const asked = exchanges.find(({ what }) => what.includes('/profiles'));
      const { id } = session.user as { id: string };
      expect(asked?.what).toBe(`GET /rest/v1/profiles?select=*&id=eq.${id}`);
      expect(asked?.headers.accept).toContain('vnd.pgrst.object');
    }),
    breaks: [swap('src/auth/client/user-data.ts', "select('*')", "select('id,full_name')")],
  },
  {
    id: '132.2',
    says: 'user_roles: select role where user_id equals the user',
    tried: after(signedIn, ({ exchanges, session }) => {
      const asked = exchanges.find(({ what }) => what.includes('/user_roles'));
      const { id } = session.user as { id: string };
      expect(asked?.what).toBe(`GET /rest/v1/user_roles?select=role&user_id=eq.${id}`);
    }),
    breaks: [swap('src/auth/client/user-data.ts', "select('role')", "select('*')")],
  },
] satisfies Statement[];
