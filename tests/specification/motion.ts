/** The time of the slides on the home page, told by the animation of the dot that fills. */
import { expect, type Page } from 'playwright/test';
import { ignoreMadeUpPointer } from '../test.ts';
import type { Scene, Tools } from './statement.ts';

export const MOVING: Omit<Scene<Tools>, 'name' | 'open'> = { reducedMotion: 'no-preference' };

/** How exactly a wait is held, in milliseconds: a busy machine is late. */
export const TOLERANCE = 1_500;

/** The home page, without the pointer that would hold the slides still. */
export async function openHome(page: Page): Promise<void> {
  await page.addInitScript(ignoreMadeUpPointer);
  await page.goto('/');
}

/** How long a slide stays, in milliseconds, once the clock runs. */
export async function slideTime(page: Page): Promise<number> {
  const find = () =>
    page.evaluate(() => {
      const clock = document
        .getAnimations()
        .find(
          (one) => (one as CSSAnimation).animationName === 'fill' && one.playState === 'running',
        );
      return Number(clock?.effect?.getComputedTiming().duration ?? 0);
    });
  await expect.poll(find).toBeGreaterThan(0);
  return find();
}

/** Lets the slide that is shown have been there for so long. */
export async function pass(page: Page, ms: number): Promise<void> {
  await slideTime(page);
  await page.evaluate((time) => {
    for (const one of document.getAnimations())
      if ((one as CSSAnimation).animationName === 'fill') one.currentTime = time;
  }, ms);
}

export const slideShown = (page: Page, index: number) =>
  expect(page.getByRole('group', { name: `Quadro ${index} de 3`, exact: true })).toBeVisible();

/** What moves in the strip of partners. */
export const track = (page: Page) =>
  page.locator('#parceiros [role=group] > div:has(> ul[aria-hidden])');
