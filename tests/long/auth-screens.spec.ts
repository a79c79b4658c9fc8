import type { Page } from 'playwright/test';
import {
  accountButton,
  emailLink,
  fillSignUp,
  newAccount,
  newEmail,
  openForms,
  openLink,
  panel,
  signOut,
  takenOver,
  trySignIn,
} from '../auth.ts';
import { axeViolations } from '../axe.ts';
import { reflowProblems } from '../reflow.ts';
import { shiftOf } from '../shift.ts';
import { expect, test } from '../test.ts';

// Still, so that axe sees colours and not a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page as it stands, wide and narrow, once the toasts have gone. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.mouse.move(5, 5); // a toast under the pointer stays
  await expect(page.locator('[data-tone]')).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await reflowProblems(page), `${state} at ${width} px`).toEqual([]);
    expect(await axeViolations(page), `${state} at ${width} px`).toEqual([]);
  }
}

test('the sign-in and sign-up forms, with errors and refusals, have no axe violation', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/400 \(Bad Request\)/);
  await openForms(page, '/auth');
  await expectAccessible(page, 'entry');
  await trySignIn(page, newEmail('ninguem'));
  await expect(
    panel(page, 'Entrar').getByRole('heading', { name: 'Não foi possível entrar' }),
  ).toBeFocused();
  await expectAccessible(page, 'refused');
  await page.getByRole('tab', { name: 'Cadastrar' }).click();
  await panel(page, 'Cadastrar').getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('group', { name: 'Campos obrigatórios' })).toBeFocused();
  await expectAccessible(page, 'errors');
  const form = await fillSignUp(page, newEmail('acessivel'));
  await form.getByRole('button', { name: 'Mostrar a senha' }).click();
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Conta criada com sucesso!' })).toBeFocused();
  await expectAccessible(page, 'signed up');
});

test('failed links and the new password form have no axe violation', async ({ page, watched }) => {
  watched.allowed.push(/403 \(Forbidden\)|400 \(Bad Request\)/);
  await openLink(page, '/?token_hash=nada&type=signup');
  await expect(page.getByRole('alert').filter({ hasText: 'não vale mais' })).toBeVisible();
  await expectAccessible(page, 'confirmation failed');
  await openForms(page, '/auth/confirmar');
  await expectAccessible(page, 'confirmation again');
  await openForms(page, '/auth/reset-password');
  await expectAccessible(page, 'request');
  await openLink(page, '/auth/reset-password?token_hash=nada&type=recovery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais');
  await takenOver(page);
  await expectAccessible(page, 'reset failed');

  const email = newEmail('caminho');
  await newAccount(page, email);
  await signOut(page);
  await openForms(page, '/auth/reset-password');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused();
  await expectAccessible(page, 'link sent');
  await openLink(page, await emailLink(page, email, 'recovery'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha a nova senha');
  await takenOver(page);
  await expectAccessible(page, 'new password');
});

test('a message is shown while a link is being checked', async ({ page }) => {
  await page.route('**/auth/v1/verify**', () => undefined); // never answered
  await openLink(page, '/auth/reset-password?token_hash=nada&type=recovery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferindo o link');
  await expect(page).toHaveURL('/auth/reset-password');
  await expectAccessible(page, 'working');
});

test('the account page and its menu have no axe violation and cause no layout shift', async ({
  page,
}) => {
  await newAccount(page, newEmail('quieta'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/conta');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
  await expect(accountButton(page)).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02); // the menu of the header makes room for one more
  await expectAccessible(page, 'account');
  await accountButton(page).click();
  await expectAccessible(page, 'menu');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/auth', '/auth/confirmar', '/auth/reset-password', '/conta']) {
    test(`${path} says what it needs and where to go`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('Esta área precisa de JavaScript')).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: 'telefone' })).toBeVisible();
      await expect(page.locator('main form').first()).toBeHidden();
    });
  }
});
