/** How a form says what is missing. */
import type { Page } from 'playwright/test';

export const summary = (page: Page) =>
  page.getByRole('group', { name: 'Confira os campos antes de enviar' });

export const reasons = (page: Page) => summary(page).getByRole('paragraph');
