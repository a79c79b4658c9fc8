/** Section 8: the error catalogue. */
import { expect, type Page } from 'playwright/test';
import { accountButton, fillSignIn, fillSignUp, openForms, takenOver, toast } from '../../auth.ts';
import { type Edit, put, swap } from '../edits.ts';
import { LANDING, now } from '../look.ts';
import { consultancySent, eventSent, signedIn, signedUp } from '../scenes.ts';
import { after, alone, on, type Statement } from '../statement.ts';
import {
  type Answers,
  refusal,
  sessionOf,
  startWire,
  submitForm,
  USER,
  withSession,
} from '../wire.ts';
import { sendTo } from './04-states.ts';

const UNKNOWN = refusal(400, 'something_else', 'Something else');

async function signInTo(page: Page, answers: Answers): Promise<void> {
  await startWire(page, answers);
  await openForms(page, '/auth');
  const form = await fillSignIn(page, USER.email);
  await form.getByRole('button', { name: 'Entrar' }).click();
}

async function signUpTo(page: Page, answers: Answers): Promise<void> {
  await startWire(page, answers);
  await openForms(page, '/auth');
  const form = await fillSignUp(page, USER.email);
  await form.getByRole('button', { name: 'Criar conta' }).click();
}

const askForReset = async (page: Page, answers: Answers) => {
  await startWire(page, answers);
  await openForms(page, '/auth/reset-password');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(USER.email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
};

/** Somebody follows a link of an e-mail. */
const follow = async (page: Page, type: string, answers: Answers) => {
  await startWire(page, answers);
  await page.goto(`/?token_hash=abc&type=${type}`);
};

const signOutAt = async (page: Page, answers: Answers) => {
  await withSession(page);
  await startWire(page, answers);
  await page.goto('/nsoc');
  await accountButton(page).click();
  await page.locator('#_menu-account').getByRole('button', { name: 'Sair' }).click();
};

/** A toast, as bad news looks. */
async function expectBad(page: Page, title: string, text: string): Promise<void> {
  const card = page.locator('[data-tone=error]').filter({ hasText: title });
  await expect(card.getByText(title, { exact: true })).toBeVisible();
  await expect(card).toContainText(text);
}

const verified: Answers = { 'POST /auth/v1/verify': { body: sessionOf() } };
const refusedLink: Answers = { 'POST /auth/v1/verify': UNKNOWN };

/** After an act the visitor is told so, by a toast. */
const told = (
  id: string,
  {
    says,
    title,
    text,
    act,
    bad = false,
    differs,
  }: {
    says: string;
    title: string;
    text: string;
    act(page: Page): Promise<void>;
    bad?: boolean;
    differs?: string;
  },
  breaks: Edit[],
): Statement => ({
  id,
  says,
  differs,
  tried: alone(async ({ page }) => {
    await act(page);
    if (bad) return expectBad(page, title, text);
    const notice = toast(page, title);
    await expect(notice).toBeVisible();
    if (text) await expect(notice).toContainText(text);
    await expect(page.locator('[data-tone=error]')).toHaveCount(0);
  }),
  breaks,
});

const notice = (name: string, key: string) => put('messages.json', `notices/${name}/${key}`, 'Ops');
const message = (pointer: string) => put('messages.json', `auth/${pointer}`, 'Ops');

const ignoredAnswer = (id: string, status: number): Statement => ({
  id,
  says: `sign-out ignores the answer ${status}`,
  tried: alone(async ({ page }) => {
    await signOutAt(page, { 'POST /auth/v1/logout': refusal(status, 'session_not_found') });
    await expect(toast(page, 'Signed out')).toBeVisible();
    await expect(accountButton(page)).toHaveCount(0);
    await expect(page.locator('[data-tone=error]')).toHaveCount(0);
  }),
  breaks: [
    swap(
      'src/auth/actions.ts',
      'if (!error) return { ok: true };',
      "return failed(client, error, 'signOutFailed');",
    ),
    message('account/signedOut/title'),
  ],
});

export default [
  told(
    '142.1',
    {
      says: "admin sign-in failure: destructive toast 'Erro no login'",
      title: 'Erro no login',
      text: '',
      bad: true,
      act: (page) => signInTo(page, { 'POST /auth/v1/token': UNKNOWN }),
    },
    [
      notice('login-falhou', 'toastTitle'),
      swap('src/forms/ui/use-config-form.ts', "'success' : 'error'", "'success' : 'success'"),
    ],
  ),
  told(
    '142.2',
    {
      says: 'with the backend message',
      differs: 'in Portuguese, by the code of the error',
      title: 'Erro no login',
      text: 'E-mail ou senha incorretos. Confira os dois ou crie uma nova senha.',
      bad: true,
      act: (page) => signInTo(page, { 'POST /auth/v1/token': refusal(400, 'invalid_credentials') }),
    },
    [message('errors/invalid_credentials')],
  ),
  told(
    '142.3',
    {
      says: "or 'Erro ao fazer login. Tente novamente.'",
      title: 'Erro no login',
      text: 'Erro ao fazer login. Tente novamente.',
      bad: true,
      act: (page) => signInTo(page, { 'POST /auth/v1/token': UNKNOWN }),
    },
    [notice('login-falhou', 'text')],
  ),
  {
    id: '143.1',
    says: "admin sign-in success: 'Login realizado com sucesso!' / 'Você foi autenticado com sucesso.'",
    tried: after(signedIn, ({ told: text }) =>
      expect(text).toMatch(/^Login realizado com sucesso!\s+Você foi autenticado com sucesso\.$/),
    ),
    breaks: [notice('login-feito', 'text'), notice('login-feito', 'title')],
  },
  {
    id: '144.1',
    says: "admin sign-up failure: 'Erro no cadastro'",
    tried: alone(async ({ page }) => {
      await signUpTo(page, { 'POST /auth/v1/signup': UNKNOWN });
      await expect(page.getByRole('alert', { name: 'Erro no cadastro' })).toBeVisible();
    }),
    breaks: [notice('cadastro-falhou', 'title')],
  },
  {
    id: '144.2',
    says: 'with the backend message',
    differs: 'in Portuguese by its code; that an address is registered is told to nobody',
    tried: [
      alone(async ({ page }) => {
        await signUpTo(page, { 'POST /auth/v1/signup': refusal(422, 'weak_password') });
        const failed = page.getByRole('alert', { name: 'Erro no cadastro' });
        await expect(failed).toContainText('A senha é fácil de descobrir ou curta demais.');
      }),
      alone(async ({ page }) => {
        await signUpTo(page, { 'POST /auth/v1/signup': refusal(422, 'user_already_exists') });
        const done = page.getByRole('group', { name: 'Conta criada com sucesso!' });
        await expect(done).toBeVisible();
      }),
    ],
    breaks: [
      message('errors/weak_password'),
      swap('src/forms/strategies/supabase-auth/telling-nothing.ts', 'user_already_exists', 'x'),
    ],
  },
  {
    id: '144.3',
    says: "or 'Erro ao criar conta. Tente novamente.'",
    tried: alone(async ({ page }) => {
      await signUpTo(page, { 'POST /auth/v1/signup': UNKNOWN });
      const failed = page.getByRole('alert', { name: 'Erro no cadastro' });
      await expect(failed).toContainText('Erro ao criar conta. Tente novamente.');
    }),
    breaks: [notice('cadastro-falhou', 'text')],
  },
  {
    id: '145.1',
    says: "sign-up success: 'Conta criada com sucesso!' / 'Verifique seu email para confirmar sua conta.'",
    tried: after(signedUp, ({ told: text }) =>
      expect(text).toMatch(
        /^Conta criada com sucesso!\s+Verifique seu email para confirmar sua conta\./,
      ),
    ),
    breaks: [notice('cadastro-feito', 'title'), notice('cadastro-feito', 'text')],
  },
  {
    id: '146.1',
    says: 'validation messages, as in section 5, on the sign-in tab too',
    tried: alone(async ({ page }) => {
      await openForms(page, '/auth');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      const missing = page.getByRole('group', { name: 'Campos obrigatórios' });
      await expect(missing).toContainText('Por favor, preencha todos os campos.');
      await expect(missing.getByRole('link')).toHaveText(['E-mail', 'Senha']);
      const form = await fillSignIn(page, 'ana');
      await form.getByRole('button', { name: 'Entrar' }).click();
      const invalid = page.getByRole('group', { name: 'Email inválido' });
      await expect(invalid).toContainText('Por favor, insira um email válido.');
    }),
    breaks: [
      put('forms/sign-in.json', 'alerts/0/notice', 'senha-curta'),
      put('forms/sign-in.json', 'alerts/1/notice', 'senha-curta'),
    ],
  },
  told(
    '147.1',
    {
      says: "form failure: 'Erro': 'Ocorreu um erro ao enviar sua solicitação. Tente novamente.'",
      title: 'Erro',
      text: 'Ocorreu um erro ao enviar sua solicitação. Tente novamente.',
      bad: true,
      act: (page) => sendTo(page, { status: 400 }),
    },
    [notice('solicitacao-falhou', 'toastTitle'), notice('solicitacao-falhou', 'toastText')],
  ),
  {
    id: '147.2',
    says: 'in every failure',
    differs: 'without an answer, or offline, what is known is said instead',
    tried: [
      alone(async ({ page }) => {
        await sendTo(page, { abort: true });
        await expect(
          page.getByRole('group', { name: 'Não sabemos se o contato chegou' }),
        ).toBeVisible();
      }),
      alone(async ({ page, context }) => {
        await page.goto(LANDING);
        await page.mouse.move(5, 5);
        await takenOver(page);
        const form = page.locator('main form');
        await form.getByLabel('Nome', { exact: true }).fill('Ana');
        await form.getByLabel('E-mail').fill(USER.email);
        await form.getByLabel('Telefone').fill('11');
        await context.setOffline(true);
        await form.getByRole('button', { name: 'Quero a consultoria gratuita' }).click();
        await expect(
          page.getByRole('group', { name: 'Sem internet: contato guardado' }),
        ).toBeVisible();
      }),
    ],
    breaks: [notice('contato-sem-resposta', 'title'), notice('contato-na-fila', 'title')],
  },
  {
    id: '148.1',
    says: "form success: 'Sucesso!': 'Sua solicitação foi enviada. Entraremos em contato em breve.'",
    tried: [consultancySent, eventSent].map((scene) =>
      after(scene, ({ told: text }) =>
        expect(text).toMatch(
          /^Sucesso!\s+Sua solicitação foi enviada\. Entraremos em contato em breve\./,
        ),
      ),
    ),
    breaks: [notice('solicitacao-enviada', 'title'), notice('solicitacao-enviada', 'text')],
  },
  {
    id: '149.1',
    says: "unknown route: not-found page, 'Oops! Page not found'",
    tried: on('/outra/que-nao-existe', async (page) => {
      await now(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await now(page).toHaveTitle(/não encontrada/);
    }),
    breaks: [swap('pages/404.json', 'Oops! Page not found', 'Oops!')],
  },
  told(
    '151.1',
    {
      says: "'Welcome back!' / 'You have successfully signed in.'",
      differs: 'by a link or a provider; the form says the Portuguese one',
      title: 'Welcome back!',
      text: 'You have successfully signed in.',
      act: (page) => follow(page, 'magiclink', verified),
    },
    [message('links/magiclink/title'), message('links/magiclink/text')],
  ),
  told(
    '151.2',
    {
      says: "'Success!' / 'Your account has been created.'",
      differs: 'after an invitation; the form says the Portuguese one',
      title: 'Success!',
      text: 'Your account has been created.',
      act: (page) => follow(page, 'invite', verified),
    },
    [message('links/invite/title'), message('links/invite/text')],
  ),
  told(
    '151.3',
    {
      says: "'Signed out'",
      title: 'Signed out',
      text: '',
      act: (page) => signOutAt(page, {}),
    },
    [message('account/signedOut/title')],
  ),
  told(
    '151.4',
    {
      says: "'Password Reset Email Sent' / 'Check your email for a password reset link'",
      title: 'Password Reset Email Sent',
      text: 'Check your email for a password reset link',
      act: (page) => askForReset(page, {}),
    },
    [notice('link-enviado', 'toastTitle'), notice('link-enviado', 'toastText')],
  ),
  told(
    '151.5',
    {
      says: "errors titled 'Error' with the provider message, in Portuguese by its code",
      title: 'Error',
      text: 'O link ou o código venceu, já foi usado ou está incompleto.',
      bad: true,
      act: (page) =>
        follow(page, 'magiclink', { 'POST /auth/v1/verify': refusal(403, 'otp_expired') }),
    },
    [message('errors/otp_expired'), message('linkFailures/magiclink/title')],
  ),
  told(
    '151.6',
    {
      says: "fallback 'Failed to sign in'",
      differs: 'by a link or a provider; the form says the Portuguese one',
      title: 'Error',
      text: 'Failed to sign in',
      bad: true,
      act: (page) => follow(page, 'magiclink', refusedLink),
    },
    [message('linkFailures/magiclink/text')],
  ),
  told(
    '151.7',
    {
      says: "fallback 'Failed to create account'",
      differs: 'by a link; the form says the Portuguese one',
      title: 'Error',
      text: 'Failed to create account',
      bad: true,
      act: (page) => follow(page, 'signup', refusedLink),
    },
    [message('linkFailures/signup/text')],
  ),
  told(
    '151.8',
    {
      says: "fallback 'Failed to sign out'",
      title: 'Error',
      text: 'Failed to sign out',
      bad: true,
      act: (page) => signOutAt(page, { 'POST /auth/v1/logout': UNKNOWN }),
    },
    [message('signOutFailed/text')],
  ),
  told(
    '151.9',
    {
      says: "fallback 'Failed to send password reset email'",
      title: 'Error',
      text: 'Failed to send password reset email',
      bad: true,
      act: (page) => askForReset(page, { 'POST /auth/v1/recover': UNKNOWN }),
    },
    [notice('link-nao-enviado', 'toastText')],
  ),
  told(
    '151.10',
    {
      says: "fallback 'Failed to load user data'",
      title: 'Error',
      text: 'Failed to load user data',
      bad: true,
      async act(page) {
        await withSession(page);
        await startWire(page, { 'GET /rest/v1/profiles': { status: 400, body: {} } });
        await page.goto('/nsoc');
      },
    },
    [message('userDataFailed/text')],
  ),
  {
    id: '151.11',
    says: 'auth error: no session',
    tried: alone(async ({ page }) => {
      await startWire(page);
      await submitForm(page, { form: 'reauthenticate', button: 'Enviar o código' });
      await expect(page.locator('#reauthenticate')).toContainText(
        'Você não está mais conectado. Entre de novo ou peça outro link.',
      );
    }),
    breaks: [message('errors/session_not_found')],
  },
  {
    id: '151.12',
    says: 'auth error: invalid session',
    tried: alone(async ({ page }) => {
      await withSession(page);
      await startWire(page, { 'GET /auth/v1/reauthenticate': refusal(401, 'bad_jwt') });
      await submitForm(page, { form: 'reauthenticate', button: 'Enviar o código' });
      await expect(page.locator('#reauthenticate')).toContainText(
        'A sua sessão não vale mais. Entre de novo.',
      );
    }),
    breaks: [message('errors/bad_jwt')],
  },
  told(
    '151.13',
    {
      says: 'auth error: unsupported chain',
      differs: 'nobody signs in with a wallet; the sentence stands ready for the code',
      title: 'Erro no login',
      text: 'Esta rede de carteira digital não é aceita.',
      bad: true,
      act: (page) =>
        signInTo(page, { 'POST /auth/v1/token': refusal(400, 'web3_unsupported_chain') }),
    },
    [message('errors/web3_unsupported_chain')],
  ),
  {
    id: '151.14',
    says: "'You must provide either an email or phone number.'",
    notTried:
      'a sentence of the library for a call without both; each form of the site requires the email',
  },
  ignoredAnswer('151.15', 401),
  ignoredAnswer('151.16', 403),
  ignoredAnswer('151.17', 404),
] satisfies Statement[];
