/** The studio at an address, between the built fixture site and `tests/address-server.ts`. */
import { expect, type Page } from 'playwright/test';

/** Role -> who has it. */
export const ADDRESS_ACCOUNTS = {
  editor: { email: 'bia@fortim.example', name: 'Bia' },
  admin: { email: 'ana@fortim.example', name: 'Ana' },
  none: { email: 'eva@fortim.example', name: 'Eva' },
} as const;
export const ADDRESS_PASSWORD = 'segredo-de-teste';
/** Where tests look at the repository, and change it as somebody with a terminal. */
export const FORGE = '/__forge';

export const STUDIO_PATH = '/estudio';

/** Opens the studio, and signs in. */
export async function openSignedIn(page: Page, who: keyof typeof ADDRESS_ACCOUNTS) {
  await page.goto(STUDIO_PATH);
  await signIn(page, who);
}

/** Signs in on the site's own page, which leads back. */
export async function signIn(page: Page, who: keyof typeof ADDRESS_ACCOUNTS) {
  await page.getByRole('link', { name: 'Entrar', exact: true }).click();
  await page.getByLabel('E-mail', { exact: true }).first().fill(ADDRESS_ACCOUNTS[who].email);
  await page.getByLabel('Senha', { exact: true }).first().fill(ADDRESS_PASSWORD);
  await page
    .getByRole('button', { name: /^(Sign in|Entrar)$/ })
    .first()
    .click();
  // Of the studio's document: the address is its own a moment before.
  await page.locator('script#studio').waitFor({ state: 'attached' });
}

export async function onMain(page: Page, file: string): Promise<string> {
  const response = await page.request.get(`${FORGE}?file=${encodeURIComponent(file)}`);
  expect(response.ok()).toBe(true);
  return response.text();
}
