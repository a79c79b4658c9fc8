/** From the page that somebody looks at to the same page in the studio. */
import { confirmedAccount, keepSession, newEmail, PASSWORD } from '../auth.ts';
import { signInAsAdministrator } from '../panel.ts';
import { expect, test } from '../test.ts';

const EDIT = { name: 'Editar esta página' };

test('who has a role opens the page in the studio, by the menu of the account', async ({
  page,
}) => {
  await signInAsAdministrator(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/sobre');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await expect(page.getByRole('link', EDIT)).toHaveAttribute('href', '/estudio#/sobre');
  // The app, which fetches the page of a link that is pointed at, leaves it to the browser.
  await page.getByRole('link', EDIT).hover();
  await page.getByRole('link', { name: 'Minha conta' }).hover();
  await expect.poll(() => asked).toContain('/_page/conta.json');
  expect(asked).not.toContain('/_page/estudio.json');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Fortim: página inicial' }).click();
  await expect(page).toHaveTitle(/^Segurança/);
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await expect(page.getByRole('link', EDIT)).toHaveAttribute('href', '/estudio#/');
});

test('who has an account without a role is not shown the studio', async ({ page }) => {
  const email = newEmail('sem-papel');
  await page.goto('/robots.txt');
  await confirmedAccount(page, email);
  await keepSession(page, email, PASSWORD);
  await page.goto('/sobre');
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await expect(page.getByRole('link', { name: 'Minha conta' })).toBeVisible();
  await expect(page.getByRole('link', EDIT)).toHaveCount(0);
});

test('the address of the studio is not in what visitors load', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\.js$|_page\//.test(new URL(response.url()).pathname))
      void response.text().then((text) => loaded.push(text));
  });
  await page.goto('/sobre');
  await page.mouse.move(5, 5);
  await expect.poll(() => loaded.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  expect(await page.content()).not.toContain('/estudio');
  expect(loaded.filter((text) => text.includes('/estudio'))).toEqual([]);
});
