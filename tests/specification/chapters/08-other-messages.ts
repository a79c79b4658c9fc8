/** Section 8: the other messages of accounts. */
import { expect, type Page } from 'playwright/test';
import { accountButton, openForms, openLink, toast } from '../../auth.ts';
import { swap } from '../edits.ts';
import { alone, type Statement } from '../statement.ts';
import { message, notice, signInTo, told, UNKNOWN } from '../telling.ts';
import {
  type Answers,
  refusal,
  sessionOf,
  startWire,
  submitForm,
  USER,
  withSession,
} from '../wire.ts';

const askForReset = async (page: Page, answers: Answers) => {
  await startWire(page, answers);
  await openForms(page, '/auth/reset-password');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(USER.email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
};

/** Somebody follows a link of an e-mail. */
const follow = async (page: Page, type: string, answers: Answers) => {
  await startWire(page, answers);
  await openLink(page, `/?token_hash=abc&type=${type}`);
};

const signOutAt = async (page: Page, answers: Answers) => {
  await withSession(page);
  await startWire(page, answers);
  await page.goto('/nsoc');
  await accountButton(page).click();
  await page.locator('#_menu-account').getByRole('button', { name: 'Sair' }).click();
};

const verified: Answers = { 'POST /auth/v1/verify': { body: sessionOf() } };

const refusedLink: Answers = { 'POST /auth/v1/verify': UNKNOWN };

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
      'src/visitor/auth/actions.ts',
      'if (!error) return { ok: true };',
      "return failed(client, error, 'signOutFailed');",
    ),
    message('account/signedOut/title'),
  ],
});

export default [
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
      act: [UNKNOWN, { status: 500 }, { status: 503 }].map(
        (answer) => (page) => signOutAt(page, { 'POST /auth/v1/logout': answer }),
      ),
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
