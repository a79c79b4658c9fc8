import type { Page } from 'playwright/test';
import { usualHeadingWeight } from '../src/ui/theme/font-weights.ts';

/** Texts in the font of the headings that are lighter than the one weight that its file brings. */
export async function lightHeadings(page: Page): Promise<string[]> {
  const title = page.locator('h1').first();
  await title.waitFor(); // a page of accounts has it when the session is known
  const font = await title.evaluate((one) => getComputedStyle(one).fontFamily);
  return page.evaluate(lighterThan, { font, least: usualHeadingWeight });
}

function lighterThan({ font, least }: { font: string; least: number }): string[] {
  const styleOf = (one: Element) => getComputedStyle(one);
  return [...document.querySelectorAll('body *')]
    .filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((one) => styleOf(one).fontFamily === font && Number(styleOf(one).fontWeight) < least)
    .map((one) => `${styleOf(one).fontWeight}: ${one.textContent}`);
}
