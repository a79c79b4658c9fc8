import type { Page } from 'playwright/test';

/**
 * What in the first section is not where it belongs: badges that are closer to the text than to the title, a
 * button that does not begin where the text above it does, buttons below each other of different widths.
 */
export async function openingProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const title = document.querySelector('main h1');
    const section = title?.closest('section');
    if (!title || !section || section.querySelector('[data-slides], form')) return [];
    const box = (element: Element) => element.getBoundingClientRect();
    const texts = [...section.querySelectorAll('p')].filter((text) => text.checkVisibility());

    const ofBadges = (badges: Element | null) => {
      const below = badges && texts.find((text) => box(text).top >= box(badges).bottom);
      if (!below || box(below).left !== box(badges).left) return [];
      const above = box(badges).top - box(badges.previousElementSibling ?? title).bottom;
      const under = box(below).top - box(badges).bottom;
      return above < under ? [] : [`badges ${above} px below the title, ${under} above the text`];
    };

    const ofButtons = (first: Element, row: Element[]) => {
      const isBefore = (text: Element) =>
        text.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
      const text = texts.findLast(isBefore) ?? title;
      const isBelow = box(first).top >= box(text).bottom && box(first).left === box(text).left;
      const isRow = row.every((button) => box(button).top === box(first).top);
      const widths = new Set(row.map((button) => Math.round(box(button).width)));
      return [
        ...(isBelow ? [] : [`"${first.textContent}" does not begin below its text`]),
        ...(isRow || widths.size === 1 ? [] : [`stacked buttons have widths ${[...widths]}`]),
      ];
    };

    const button = section.querySelector('a[data-track-button]');
    const row = [...(button?.parentElement?.children ?? [])];
    return [
      ...ofBadges(title.parentElement?.querySelector(':scope > h1 ~ ul') ?? null),
      ...(button ? ofButtons(button, row) : []),
    ];
  });
}
