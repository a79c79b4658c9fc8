/** Section 2: the admin access screen. */
import { expect } from 'playwright/test';
import { newAccount, newEmail, openForms, panel } from '../../auth.ts';
import { put, renamed, rewrite, swap } from '../edits.ts';
import { now, read } from '../look.ts';
import { alone, on, type Statement } from '../statement.ts';

const screen = 'pages/conta/auth.json';

/** A field of the sign-up tab, by its name. */
const signUpField = (id: string, name: string, label: string): Statement => ({
  id,
  says: `sign-up: ${name}`,
  tried: alone(async ({ page }) => {
    await openForms(page, '/auth');
    await page.getByRole('tab', { name: 'Cadastrar' }).click();
    const field = panel(page, 'Cadastrar').getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    await expect(field).toHaveAttribute('name', name);
    await expect(field).toHaveJSProperty('required', true);
  }),
  breaks: [put('forms/sign-up.json', `fields/${name}/label`, 'Apelido')],
});

export default [
  {
    id: '63.1',
    says: "title 'Acesso Administrativo'",
    tried: on('/auth', async (page) => {
      await now(page.getByRole('heading', { level: 1 })).toHaveText('Acesso Administrativo');
    }),
    breaks: [put(screen, 'sections/auth-panel/title', 'Acesso')],
  },
  {
    id: '63.2',
    says: "subtitle 'Entre com sua conta ou crie uma nova'",
    tried: on('/auth', async (page) => {
      const subtitle = page.getByText('Entre com sua conta ou crie uma nova', { exact: true });
      await now(subtitle).toBeVisible();
    }),
    breaks: [put(screen, 'sections/auth-panel/subtitle', 'Entre com a sua conta')],
  },
  {
    id: '63.3',
    says: "two tabs: 'Entrar' (default) and 'Cadastrar'",
    tried: on('/auth', async (page) => {
      expect(await read(page.getByRole('tab'))).toEqual(['Entrar', 'Cadastrar']);
      await now(page.getByRole('tab', { selected: true })).toHaveText('Entrar');
      await now(panel(page, 'Entrar')).toBeVisible();
    }),
    breaks: [
      rewrite(screen, 'tabs in another order', ({ sections }) => sections?.[0]?.tabs?.reverse()),
      put(screen, 'sections/auth-panel/tabs/cadastrar/label', 'Criar'),
    ],
  },
  {
    id: '63.4',
    says: 'sign-in: email and password',
    tried: on('/auth', async (page) => {
      const form = page.getByRole('form', { name: 'Entrar' });
      await now(form.getByLabel('E-mail')).toHaveAttribute('type', 'email');
      await now(form.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'password');
      const names = await form
        .locator('input')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
      expect(names).toEqual(['email', 'password']);
    }),
    breaks: [
      put('forms/sign-in.json', 'fields/email/type', 'text'),
      put('forms/sign-in.json', 'fields/password/label', 'Palavra'),
    ],
  },
  {
    id: '63.5',
    says: 'sign-in: a toggle shows and hides the password',
    tried: alone(async ({ page }) => {
      await openForms(page, '/auth');
      const form = panel(page, 'Entrar');
      const password = form.getByLabel('Senha', { exact: true });
      await password.fill('segredo');
      await form.getByRole('button', { name: 'Mostrar a senha' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await form.getByRole('button', { name: 'Ocultar a senha' }).click();
      await expect(password).toHaveAttribute('type', 'password');
      await expect(password).toHaveValue('segredo');
    }),
    breaks: [
      put('messages.json', 'forms/showPassword', 'Ver'),
      put('messages.json', 'forms/hidePassword', 'Fechar'),
    ],
  },
  signUpField('63.6', 'fullName', 'Nome completo'),
  signUpField('63.7', 'email', 'E-mail'),
  {
    id: '63.8',
    says: "sign-up: password, with the placeholder 'Mínimo 6 caracteres'",
    tried: alone(async ({ page }) => {
      await openForms(page, '/auth');
      await page.getByRole('tab', { name: 'Cadastrar' }).click();
      const password = page.getByPlaceholder('Mínimo 6 caracteres', { exact: true });
      await expect(password).toBeVisible();
      await expect(password).toHaveAttribute('name', 'password');
    }),
    breaks: [swap('forms/sign-up.json', 'Mínimo 6 caracteres', 'Mínimo de 6')],
  },
  signUpField('63.9', 'confirmPassword', 'Confirmar senha'),
  {
    id: '63.10',
    says: 'sign-up: the toggle shows or hides both password fields',
    tried: alone(async ({ page }) => {
      await openForms(page, '/auth');
      await page.getByRole('tab', { name: 'Cadastrar' }).click();
      const form = panel(page, 'Cadastrar');
      const types = () =>
        form
          .locator('[name=password], [name=confirmPassword]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('type')));
      await form.getByRole('button', { name: 'Mostrar a senha' }).click();
      await expect.poll(types).toEqual(['text', 'text']);
      await form.getByRole('button', { name: 'Ocultar a senha' }).click();
      await expect.poll(types).toEqual(['password', 'password']);
    }),
    breaks: [put('messages.json', 'forms/showPassword', 'Ver')],
  },
  {
    id: '63.11',
    says: 'a signed-in user is redirected to /, and no step of the history is left',
    tried: alone(async ({ page }) => {
      await newAccount(page, newEmail('dentro'));
      await page.goto('/sobre');
      await page.goto('/auth');
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveURL('/sobre');
    }),
    breaks: [
      swap('src/visitor/auth/auth-root.tsx', 'go.current(to, { replace: true })', 'go.current(to)'),
      swap('src/visitor/auth/account-pages.ts', "[SIGN_IN]: { status: 'signed-in', to: '/' },", ''),
    ],
  },
  {
    id: '63.12',
    says: 'the route of this screen is /auth',
    tried: alone(async ({ page }) => {
      expect((await page.goto('/auth'))?.status()).toBe(200);
      await now(page).toHaveURL('/auth');
      await now(page.getByRole('tablist')).toBeVisible();
    }),
    breaks: [renamed('/auth')],
  },
  {
    id: '63.13',
    says: 'the target of a password-reset link, /auth/reset-password, has a page',
    tried: alone(async ({ page }) => {
      expect((await page.goto('/auth/reset-password'))?.status()).toBe(200);
      await expect(page.getByRole('button', { name: 'Enviar o link' })).toBeVisible();
    }),
    breaks: [
      renamed('/auth/reset-password'),
      put('forms/request-reset.json', 'submitLabel', 'Continuar'),
    ],
  },
] satisfies Statement[];
