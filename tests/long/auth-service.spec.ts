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
import { expect, test } from '../test.ts';

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
