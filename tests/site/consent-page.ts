import type { Page } from 'playwright/test';

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, só com a sua' });
export const button = (page: Page, name: string) => banner(page).getByRole('button', { name });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' });
export const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' });

/** The answer as it is kept. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'));
