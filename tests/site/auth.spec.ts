import {
  accountButton,
  confirmedAccount,
  countEmails,
  emailLink,
  fillSignUp,
  lastEmail,
  newAccount,
  newEmail,
  openForms,
  openLink,
  PASSWORD,
  panel,
  register,
  signIn,
  signOut,
  signUp,
  storedSession,
  takenOver,
  toast,
  trySignIn,
} from '../auth.ts';
import { expect, LONG, test } from '../test.ts';

test('a person signs up, confirms by e-mail, signs out and signs in', async ({ page }) => {
  const email = newEmail('inteira');
  await signUp(page, email);
  await expect(toast(page, 'Conta criada com sucesso!')).toContainText(
    'Verifique seu email para confirmar sua conta.',
  );
  expect((await lastEmail(page, email, 'signup')).subject).toContain('Confirme');

  await openLink(page, await emailLink(page, email, 'signup'));
  await expect(toast(page, 'E-mail confirmado')).toBeVisible();
  await expect(page).toHaveURL('/'); // the token is out of the address
  await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana Souza');

  await signOut(page);
  expect(await storedSession(page)).toBeNull();
  await openForms(page, '/auth');
  await trySignIn(page, email);
  await expect(toast(page, 'Login realizado com sucesso!')).toContainText(
    'Você foi autenticado com sucesso.',
  );
  await expect(page).toHaveURL('/');
  await expect(accountButton(page)).toBeVisible();
});

test('a sign-up with an existing address gets the usual response', {
  tag: LONG,
}, async ({ page }) => {
  const email = newEmail('dupla');
  await confirmedAccount(page, email);
  const before = await countEmails(page, email);
  await signUp(page, email, 'Outra Pessoa');
  expect(await countEmails(page, email)).toBe(before);
  await signIn(page, email); // the password is still the first one
  await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana Souza');
});

test('an unconfirmed account is reported, with a way to send the e-mail again', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(/400 \(Bad Request\)/, /429 \(Too Many Requests\)/);
  const email = newEmail('pendente');
  await register(page, email);
  await openForms(page, '/auth');
  await trySignIn(page, email);
  await expect(toast(page, 'Erro no login')).toContainText('Confirme o seu e-mail antes de entrar');
  await panel(page, 'Entrar')
    .getByRole('link', { name: 'Não recebi o e-mail de confirmação' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme o seu e-mail');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Reenviar o e-mail' }).click();
  // One was sent within the last minute.
  const soon = page.getByRole('group', { name: 'O e-mail não foi reenviado' });
  await expect(soon.getByRole('heading')).toBeFocused();
  await expect(soon).toContainText(/minuto/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('ninguem'));
  await page.getByRole('button', { name: 'Reenviar o e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused();
});

test('no secret remains in the tab, the address or the console', { tag: LONG }, async ({
  page,
}) => {
  const logged: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const email = newEmail('discreta');
  await openForms(page, '/auth');
  await fillSignUp(page, email);
  await page.reload();
  await takenOver(page);
  await page.getByRole('tab', { name: 'Cadastrar' }).click();
  const form = panel(page, 'Cadastrar');
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await expect(form.getByLabel('Senha', { exact: true })).toHaveValue('');
  const draft = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(draft).toContain(email);
  expect(draft).not.toContain(PASSWORD);

  await newAccount(page, email);
  const { access_token, refresh_token } = JSON.parse((await storedSession(page)) ?? '{}') as {
    access_token: string;
    refresh_token: string;
  };
  expect(access_token).toBeTruthy();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  for (const secret of [PASSWORD, access_token, refresh_token]) {
    for (const text of [...logged, ...addresses, kept, page.url()]) {
      expect(text).not.toContain(secret);
    }
  }
  expect(page.url()).not.toContain('token');
});
