/** Section 8: the error catalogue. */
import { expect, type Page } from 'playwright/test';
import { fillSignIn, fillSignUp, openForms, takenOver } from '../../auth.ts';
import { put, swap } from '../edits.ts';
import { LANDING, now } from '../look.ts';
import { consultancySent, eventSent, sendTo, signedIn, signedUp } from '../scenes.ts';
import { after, alone, on, type Statement } from '../statement.ts';
import { message, notice, signInTo, told, UNKNOWN } from '../telling.ts';
import { type Answers, refusal, startWire, USER } from '../wire.ts';

async function signUpTo(page: Page, answers: Answers): Promise<void> {
  await startWire(page, answers);
  await openForms(page, '/auth');
  const form = await fillSignUp(page, USER.email);
  await form.getByRole('button', { name: 'Criar conta' }).click();
}

const failedSignUp = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Erro no cadastro' });

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
      swap('src/forms/submission/outcomes.ts', "'success' : 'error'", "'success' : 'success'"),
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
      act: [UNKNOWN, { status: 500 }, { status: 503 }].map(
        (answer) => (page) => signInTo(page, { 'POST /auth/v1/token': answer }),
      ),
    },
    [
      notice('login-falhou', 'text'),
      swap('src/visitor/auth/client/error-sentence.ts', ' && !error.status', ''),
    ],
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
      await expect(page.getByRole('group', { name: 'Erro no cadastro' })).toBeVisible();
      await expect(failedSignUp(page)).toBeVisible();
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
        await expect(failedSignUp(page)).toContainText(
          'A senha é fácil de descobrir ou curta demais.',
        );
      }),
      alone(async ({ page }) => {
        await signUpTo(page, { 'POST /auth/v1/signup': refusal(422, 'user_already_exists') });
        const done = page.getByRole('group', { name: 'Conta criada com sucesso!' });
        await expect(done).toBeVisible();
      }),
    ],
    breaks: [
      message('errors/weak_password'),
      swap('src/blocks/strategies/supabase-auth/actions.ts', 'user_already_exists', 'x'),
    ],
  },
  {
    id: '144.3',
    says: "or 'Erro ao criar conta. Tente novamente.'",
    tried: alone(async ({ page }) => {
      await signUpTo(page, { 'POST /auth/v1/signup': UNKNOWN });
      await expect(failedSignUp(page)).toContainText('Erro ao criar conta. Tente novamente.');
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
      act: [400, 429, 500, 503].map((status) => (page) => sendTo(page, { status })),
    },
    [
      notice('solicitacao-falhou', 'toastTitle'),
      notice('solicitacao-falhou', 'toastText'),
      swap('src/blocks/strategies/shared/post.ts', ', failed: true', ''),
    ],
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
        await expect(page.locator('[data-tone=error]')).toHaveCount(0);
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
] satisfies Statement[];
