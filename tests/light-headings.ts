import type { Page } from 'playwright/test';
import { headingWeights } from '../src/theme/font-weights.ts';

/** Texts in the font of the headings that are lighter than what its file brings. */
export const lightHeadings = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const styleOf = (one: Element) => getComputedStyle(one);
    const font = styleOf(document.querySelector('h1') ?? document.body).fontFamily;
    return [...document.querySelectorAll('body *')]
      .filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((one) => styleOf(one).fontFamily === font && Number(styleOf(one).fontWeight) < least)
      .map((one) => `${styleOf(one).fontWeight}: ${one.textContent}`);
  }, headingWeights.min);
