/** Section 2: arrows and dots of the home page. */
import { expect, type Page } from 'playwright/test';
import { put } from '../edits.ts';
import { alone, type Statement } from '../statement.ts';

const BUTTONS = { reducedMotion: 'no-preference' } as const;

const shown = (page: Page, index: number) =>
  expect(page.getByRole('group', { name: `Quadro ${index} de 3`, exact: true })).toBeVisible();

export default [
  {
    id: '60.1',
    says: 'home hero: arrows to the previous and the next slide',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      await shown(page, 1);
      await page.getByRole('button', { name: 'Próximo quadro' }).click();
      await shown(page, 2);
      await page.getByRole('button', { name: 'Quadro anterior' }).click();
      await shown(page, 1);
      await page.getByRole('button', { name: 'Quadro anterior' }).click();
      await shown(page, 3);
    }, BUTTONS),
    breaks: [
      put('messages.json', 'carousel/next', 'Adiante'),
      put('messages.json', 'carousel/previous', 'Para trás'),
    ],
  },
  {
    id: '60.2',
    says: 'a dot for each slide, which selects it',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      const dots = page.getByRole('button', { name: /^Ir para o quadro \d de 3/ });
      await expect(dots).toHaveCount(3);
      await dots.nth(2).click();
      await shown(page, 3);
      await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
      await dots.nth(0).click();
      await shown(page, 1);
    }, BUTTONS),
    breaks: [put('messages.json', 'carousel/goTo', 'Quadro {index} ({total}): {title}')],
  },
] satisfies Statement[];
