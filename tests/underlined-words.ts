import type { Page } from 'playwright/test';

/** Words that are underlined like a link and answer nothing. */
export const underlinedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          getComputedStyle(element).textDecorationLine.includes('underline') &&
          !element.closest('a, button, summary, label'),
      )
      .map((element) => element.textContent),
  );

/** Underlined links with words in them that are not: an inline block gets no underline from around it. */
export const halfUnderlinedLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
      .filter((link) => !getComputedStyle(link).display.includes('flex'))
      .flatMap((link) => [...link.querySelectorAll('*')])
      .filter((element) => {
        const { display, position, textDecorationLine } = getComputedStyle(element);
        const isApart = display === 'inline-block' && position === 'static';
        return isApart && element.textContent.trim() && textDecorationLine !== 'underline';
      })
      .map((element) => element.textContent),
  );
