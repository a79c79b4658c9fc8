/** The studio at an address, between the built fixture site and `tests/address-server.ts`. */
import { expect, type Page } from 'playwright/test';
import { storedTexts } from './studio.ts';

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

export const onMain = (page: Page, file: string): Promise<string> => onBranch(page, 'main', file);

export async function onBranch(page: Page, branch: string, file: string): Promise<string> {
  const asked = new URLSearchParams({ branch, file });
  const response = await page.request.get(`${FORGE}?${asked}`);
  expect(response.ok()).toBe(true);
  return response.text();
}

/** A page of the fixture. */
export const PAGE = 'site-config/pages/sobre.json';
const canvasOf = (page: Page) => page.frameLocator('iframe[title]').first();
export const titleOf = (page: Page) => canvasOf(page).getByRole('heading', { level: 1 });

/** Opens the studio on `PAGE`. */
export async function open(page: Page, who: keyof typeof ADDRESS_ACCOUNTS): Promise<void> {
  await openSignedIn(page, who);
  await page.getByRole('button', { name: 'Pular' }).click();
  await page.goto(`${STUDIO_PATH}#${PAGE}`);
  await expect(titleOf(page)).toBeVisible();
}

export async function typeTitle(page: Page, title: string): Promise<void> {
  await titleOf(page).click();
  await expect(titleOf(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(title);
  await page.keyboard.press('Escape');
  await expect(titleOf(page)).toHaveText(title);
  await expect.poll(() => storedTexts(page)).toContain(title);
}

export const review = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Revisar/ }).click();

/** Saves what is typed, and sends it for review. */
export async function propose(page: Page, title: string): Promise<void> {
  await review(page);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.getByLabel('O que mudou').fill(title);
  await page.getByRole('button', { name: 'Enviar para revisão' }).click();
}
