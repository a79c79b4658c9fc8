import {
  accountButton,
  fillSignUp,
  newAccount,
  newEmail,
  openForms,
  panel,
  signOut,
  toast,
  trySignIn,
} from '../auth.ts';
import { axeViolations } from '../axe.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../test.ts';

test('one switch shows and hides both password fields', async ({ page }) => {
  await openForms(page, '/auth');
  const form = await fillSignUp(page, newEmail('visivel'));
  const fields = [form.getByLabel('Senha', { exact: true }), form.getByLabel('Confirmar senha')];
  for (const field of fields) await expect(field).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Mostrar a senha' }).click();
  for (const field of fields) await expect(field).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: 'Ocultar a senha' }).click();
  for (const field of fields) await expect(field).toHaveAttribute('type', 'password');
});

test('scripts are removed from text, but not from a password', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/auth/v1/signup**', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.continue();
  });
  await openForms(page, '/auth');
  const form = await fillSignUp(page, newEmail('limpa'), ' Ana<script>x</script> ');
  const password = ' <script>javascript: ';
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByLabel('Confirmar senha').fill(password);
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('group', { name: 'Conta criada com sucesso!' })).toBeVisible();
  const body = JSON.parse(sent[0]!) as { password: string; data: unknown };
  expect(body.data).toEqual({ full_name: 'Anax' });
  expect(body.password).toBe(password);
});

test('/auth redirects to the home page when signed in, without a history entry', async ({
  page,
}) => {
  await newAccount(page, newEmail('dentro'));
  await page.goto('/sobre');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/sobre');
});

test('a session survives a reload, and ends in all tabs at once', async ({ page, context }) => {
  await newAccount(page, newEmail('abas'));
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/conta');
  await expect(other.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
  await signOut(page);
  await expect(accountButton(other)).toHaveCount(0);
  await expect(other).toHaveURL('/auth');
});

for (const [name, answer] of [
  ['is down', { abort: true }],
  ['answers with HTML', { status: 500, body: '<!doctype html><title>500</title>' }],
] as const) {
  test(`a service that ${name} causes a message, and the form keeps what was typed`, async ({
    page,
    watched,
  }) => {
    watched.allowed.push(/ERR_FAILED/, /500 \(Internal Server Error\)/);
    await openForms(page, '/auth');
    await page.route('**/auth/v1/**', (route) =>
      'abort' in answer
        ? route.abort()
        : route.fulfill({ ...answer, headers: { 'Content-Type': 'text/html' } }),
    );
    const email = newEmail('fora');
    await trySignIn(page, email);
    await expect(toast(page, 'Erro no login')).toBeVisible({ timeout: 60_000 });
    const form = panel(page, 'Entrar');
    await expect(form.getByLabel('E-mail')).toHaveValue(email);
    await expect(form.getByRole('button', { name: 'Entrar' })).toBeEnabled();

    const signUpForm = await fillSignUp(page, email, 'Ana Souza');
    await signUpForm.getByRole('button', { name: 'Criar conta' }).click();
    await expect(toast(page, 'Erro no cadastro')).toBeVisible({ timeout: 60_000 });
    await expect(signUpForm.getByLabel('Nome completo')).toHaveValue('Ana Souza');
    await expect(signUpForm.getByLabel('E-mail')).toHaveValue(email);
  });
}

test('the button says that the service is slow, and accepts one submission', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/signup')) asked += 1;
  });
  const release = await holdRequests(page, '**/auth/v1/signup**');
  await openForms(page, '/auth');
  const form = await fillSignUp(page, newEmail('lenta'));
  await form.getByRole('button', { name: 'Criar conta' }).dblclick();
  await expect(form.getByRole('button', { name: 'Criando conta...' })).toBeDisabled();
  release();
  await expect(page.getByRole('group', { name: 'Conta criada com sucesso!' })).toBeVisible();
  expect(asked).toBe(1);
});

test('the account says that its code failed to load, and tries again', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/ERR_FAILED|dynamically imported|could not be loaded/);
  await newAccount(page, newEmail('semcodigo'));
  // What is fetched before the account is there needs none of it.
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/conta');
  const failed = page.getByRole('alert').filter({ hasText: 'não pôde ser exibida' });
  await expect(failed).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.unroute('**/assets/start-*.js');
  await failed.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
});
