import {
  accountButton,
  NEW_PASSWORD,
  newAccount,
  newEmail,
  openForms,
  signIn,
  signOut,
  storedSession,
  takenOver,
  toast,
  trySignIn,
} from '../auth.ts';
import { expect, test } from '../test.ts';

test('the account page redirects to the sign-in page when signed out', async ({ page }) => {
  await page.goto('/conta');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Entrar' })).toBeVisible();
});

test('the profile row exists, and its name can be edited', async ({ page }) => {
  const email = newEmail('perfil');
  await newAccount(page, email, 'Ana Souza');
  await openForms(page, '/conta');
  const name = page.getByRole('textbox', { name: 'Nome' });
  await expect(name).toHaveValue('Ana Souza');
  await expect(page.getByText(email)).not.toHaveCount(0);
  await expect(page.getByText('Nenhuma além de entrar.')).toBeVisible();

  const save = page.getByRole('button', { name: 'Salvar o nome' });
  await name.fill('  ');
  await save.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Escreva o seu nome/);
  await name.fill('Ana <script>de Souza');
  await save.click();
  await expect(toast(page, 'Nome salvo')).toBeVisible();
  await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana de Souza');

  await page.reload();
  await expect(name).toHaveValue('Ana de Souza');
  const { access_token } = JSON.parse((await storedSession(page)) ?? '{}') as {
    access_token: string;
  };
  const rows = await page.request.get('/rest/v1/profiles?select=full_name', {
    headers: {
      apikey: 'sb_publishable_demo_so_para_esta_maquina',
      Authorization: `Bearer ${access_token}`,
    },
  });
  expect(await rows.json()).toEqual([{ full_name: 'Ana de Souza' }]);
});

test('a name that cannot be saved keeps its typed text', async ({ page, watched }) => {
  watched.allowed.push(/ERR_FAILED/);
  await newAccount(page, newEmail('teimosa'));
  await openForms(page, '/conta');
  const name = page.getByRole('textbox', { name: 'Nome' });
  await expect(name).toHaveValue('Ana Souza');
  await page.route('**/rest/v1/profiles**', (route) => route.abort());
  await name.fill('Ana Maria');
  await page.getByRole('button', { name: 'Salvar o nome' }).click();
  await expect(toast(page, 'O nome não foi gravado')).toBeVisible({ timeout: 60_000 });
  await expect(name).toHaveValue('Ana Maria');
  await expect(page.getByRole('button', { name: 'Salvar o nome' })).toBeEnabled();
});

test('a new password is accepted, the same one is refused', async ({ page, watched }) => {
  watched.allowed.push(/422 \(Unprocessable/);
  const email = newEmail('senha');
  await newAccount(page, email);
  await openForms(page, '/conta');
  const choose = async (password: string) => {
    await page.getByLabel('Nova senha', { exact: true }).fill(password);
    await page.getByLabel('Confirmar nova senha').fill(password);
    await page.getByRole('button', { name: 'Trocar a senha' }).click();
  };
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
  await choose(NEW_PASSWORD);
  await expect(toast(page, 'Senha trocada')).toBeVisible();
  await openForms(page, '/conta');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
  await choose(NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'A senha não foi trocada' })).toBeFocused();
  await signOut(page);
  await signIn(page, email, NEW_PASSWORD);
});

test('signing out ends the other sessions, then all of them', async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  watched.allowed.push(/40[013] \(/);
  const email = newEmail('sessoes');
  await newAccount(page, email);
  const elsewhere = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const other = await elsewhere.newPage();
  await signIn(other, email);

  await openForms(page, '/conta');
  await page.getByRole('button', { name: 'Sair dos outros dispositivos' }).click();
  await expect(toast(page, 'Os outros dispositivos saíram da conta')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();

  await page.getByRole('button', { name: 'Sair de todos' }).click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(await storedSession(page)).toBeNull();
  await elsewhere.close();
});

test('the account menu works with the keyboard at every width', async ({ page }) => {
  await newAccount(page, newEmail('teclado'));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const button = accountButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: 'Minha conta' });
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/conta');
  await takenOver(page);
});

test('people delete their own account after typing its address', async ({ page, watched }) => {
  watched.allowed.push(/40[0134] \(/);
  const email = newEmail('some');
  await newAccount(page, email);
  await openForms(page, '/conta');
  const typed = page.getByLabel('O e-mail desta conta');
  const remove = page.getByRole('button', { name: 'Apagar a minha conta' });
  await typed.fill('outra@exemplo.com.br');
  await remove.click();
  await expect(toast(page, 'A conta não foi apagada')).toContainText('não é o e-mail da conta');
  await typed.fill(email);
  await remove.click();
  await expect(toast(page, 'Conta apagada')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(await storedSession(page)).toBeNull();
  await trySignIn(page, email);
  await expect(page.getByText('E-mail ou senha incorretos')).not.toHaveCount(0);
});
