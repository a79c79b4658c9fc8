import { expect, type Page } from 'playwright/test';

/** 1440 by 900 at 200 %: half the CSS pixels either way. An override by a session of its own would end with that. */
export const zoomTo200 = (page: Page): Promise<void> =>
  page.setViewportSize({ width: 720, height: 450 });

/** What keeps a page, or the modal dialog over it, from being read at the size it has now, in words. */
export function reflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const problems = scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : [];

    const root = document.querySelector('dialog:modal') ?? document.body;
    let stuck = 0;
    const clips = new Set<Element>();
    const scrollers = new Set<Element>();
    const sticking = new Set<Element>();
    for (const element of root.querySelectorAll('*')) {
      const { position, overflow } = getComputedStyle(element);
      if (/hidden|clip/.test(overflow)) clips.add(element); // what scrolls can be scrolled to
      if (/auto|scroll/.test(overflow)) scrollers.add(element);
      if (position === 'sticky') sticking.add(element);
      const isBand = element.clientWidth > clientWidth / 2;
      if (/sticky|fixed/.test(position) && isBand && element.checkVisibility())
        stuck += element.clientHeight;
    }
    if (stuck > innerHeight / 2) problems.push(`${stuck} of ${innerHeight} px are taken`);

    /** The part of a box that its scrolling ancestors show. */
    const shownOf = (element: Element) => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (!scrollers.has(at)) continue;
        const port = at.getBoundingClientRect();
        [left, right] = [Math.max(left, port.left), Math.min(right, port.right)];
        [top, bottom] = [Math.max(top, port.top), Math.min(bottom, port.bottom)];
      }
      return { left, right, top, bottom };
    };
    /** What sticks at an edge is above what scrolls. */
    const sticks = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (sticking.has(at)) return true;
      return false;
    };
    const forms = [...root.querySelectorAll('main form')];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      // Clipped on purpose: for screen readers only.
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (const form of parent.closest('main') && !sticks(parent) ? forms : []) {
        const { left, right, top, bottom } = shownOf(form);
        const meet = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        if (meet && !form.contains(parent)) problems.push(`upon a form: ${text.nodeValue}`);
      }
      for (let at: Element | null = parent; at; at = at.parentElement) {
        if (!clips.has(at)) continue;
        const clip = at.getBoundingClientRect();
        const fits =
          box.left >= clip.left - 1 &&
          box.right <= clip.right + 1 &&
          box.top >= clip.top - 1 &&
          box.bottom <= clip.bottom + 1;
        if (!fits) problems.push(`clipped: ${text.nodeValue}`);
      }
    }
    return problems;
  });
}

/** The text spacing of WCAG 1.4.12, until the page is left. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** The text size that a browser is set to, not the zoom: no window gets narrower by it, in em it does. */
export async function textSizeOf(page: Page): Promise<(percent: number) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  return async (percent) => {
    const pixels = (16 * percent) / 100;
    await client.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${pixels}px`);
  };
}

/** In pixels, for that text size: those between the extremes are for the long tests. */
export const LARGE_TEXT_WIDTHS = process.env.TEST_LONG ? [1280, 1024, 390, 320] : [1280, 320];

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
