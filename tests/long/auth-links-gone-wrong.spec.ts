import {
  accountButton,
  askForReset,
  confirmedAccount,
  emailLink,
  newAccount,
  newEmail,
  openLink,
  REFUSED,
  register,
  signOut,
  takenOver,
} from '../auth.ts';
import { expect, hydrated, test } from '../test.ts';

test('a link that was used already offers to request another one', async ({ page, watched }) => {
  watched.allowed.push(REFUSED);
  const email = newEmail('repetida');
  await confirmedAccount(page, email);
  await askForReset(page, email);
  const link = await emailLink(page, email, 'recovery');
  await openLink(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha a nova senha');
  await signOut(page);
  await openLink(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais');
  await expect(page).toHaveURL('/auth/reset-password');
  await takenOver(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused();
});

for (const [name, query] of [
  ['malformed', '?token_hash=nada&type=recovery'],
  ['without a type', '?token_hash=nada'],
  ['that expired, as a hosted project reports it,', '#error=access_denied&error_code=otp_expired'],
]) {
  test(`a reset link ${name} offers to request another one`, async ({ page, watched }) => {
    watched.allowed.push(REFUSED);
    const address = `/auth/reset-password${query}`;
    await (query?.startsWith('?') ? openLink(page, address) : page.goto(address));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais');
    await expect(page).toHaveURL('/auth/reset-password');
    await takenOver(page);
    await expect(page.getByRole('button', { name: 'Enviar o link' })).toBeEnabled();
  });
}

test('a used or malformed confirmation says where to get another one', async ({
  page,
  watched,
}) => {
  watched.allowed.push(REFUSED);
  const email = newEmail('confirmada');
  await register(page, email);
  const link = await emailLink(page, email, 'signup');
  await openLink(page, link);
  await expect(accountButton(page)).toBeVisible();
  await signOut(page);
  for (const address of [link, '/?token_hash=nada&type=signup']) {
    await openLink(page, address);
    await expect(page).toHaveURL('/auth');
    const alert = page.getByRole('alert').filter({ hasText: 'Este link não vale mais' });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Pedir outra confirmação' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Pedir outra confirmação' }).click();
  await expect(page).toHaveURL('/auth/confirmar');
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Reenviar o e-mail' })).toBeEnabled();
});

test('a voucher code in the address is ignored by the accounts', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/?code=PROMO10');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/?code=PROMO10');
  expect(calls.filter((path) => path.startsWith('/auth/v1/'))).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link of another account asks first, naming both accounts, and accepts a refusal', async ({
  page,
}) => {
  const [ana, bia] = [newEmail('ana'), newEmail('bia')];
  await newAccount(page, ana, 'Ana Souza');
  await register(page, bia, 'Bia Lima');
  await openLink(page, await emailLink(page, bia, 'signup'));
  const question = page.getByRole('dialog', { name: 'Este link é de outra conta' });
  await expect(question).toContainText(ana);
  await expect(question).toContainText(bia);
  await expect(question.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana Souza');
});
