import type { Page } from 'playwright/test';
import { routesOf } from '../../routes.ts';
import { own } from '../../sites.ts';
import { expect, OWN_SITE, test } from '../../test.ts';

const WIDTHS = [320, 360, 390, 480, 640, 768, 900, 1024, 1200, 1440, 1920];

test.use({ ...OWN_SITE, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Titles of pages and sections, of three words and more, whose last line is one short word, though it is long enough for
 * two. After the end of a sentence, or of a long word, it may be.
 */
const lonelyWords = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2):visible').evaluateAll((titles) =>
    titles
      .filter((title) => {
        const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const heights: number[] = [];
        const widths: number[] = [];
        const words: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const { top, bottom, width } = range.getBoundingClientRect();
            widths.push(width);
            words.push(`${word}`);
            heights.push(Math.round((top + bottom) / 2));
          }
        const last = heights.at(-1) ?? 0;
        const [before = 0, end = 0] = widths.slice(-2);
        const fits = before + end < title.clientWidth * 0.95; // and the space between them
        const [wordBefore = '', lastWord = ''] = words.slice(-2);
        const isShort = lastWord.replace(/[^\p{L}\p{N}]/gu, '').length <= 6;
        const isAfterLong = /[.!?…:]$/.test(wordBefore) || `${wordBefore} ${lastWord}`.length > 14;
        if (!isShort || isAfterLong) return false;
        return fits && heights.length > 2 && heights.filter((one) => one > last - 8).length === 1;
      })
      .map((title) => title.textContent),
  );

/** The sizes of all text, but of what is larger than any title: numerals that are pictures. */
const textSizes = (page: Page): Promise<number[]> =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((one) => one.checkVisibility())
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
      .filter((size) => size < 72),
  );

test('no title of a page or section ends in a line with one short word', async ({ page }) => {
  test.setTimeout(600_000);
  for (const path of routesOf(own)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lonelyWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('all text has one of eight sizes', async ({ page }) => {
  test.setTimeout(600_000);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = new Set<number>();
    for (const path of routesOf(own)) {
      await page.goto(path);
      for (const size of await textSizes(page)) sizes.add(size);
    }
    expect(sizes.size, `${width} px: ${[...sizes]}`).toBeLessThanOrEqual(8);
  }
});
