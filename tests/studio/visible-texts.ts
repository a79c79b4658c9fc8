import type { Page } from 'playwright/test';

export interface VisibleText {
  text: string;
  /** "button", or "button aria-label". */
  at: string;
}

/** Texts of the site in parts: as they are typed, or compared. */
const OF_SITE = '[contenteditable], del, ins';

/** All that a person reads or hears of a window: texts that are shown, and names. Not what stands in frames. */
export const visibleTexts = (page: Page, ignored = 'x-none'): Promise<VisibleText[]> =>
  page.evaluate((leftOut) => {
    const NAMES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'];
    const found: { text: string; at: string }[] = [{ text: document.title, at: 'title' }];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        const tag = element.tagName.toLowerCase();
        if (element.shadowRoot) look(element.shadowRoot);
        if (['script', 'style', 'noscript'].includes(tag)) continue;
        if (tag !== 'option' && !isShown(element)) continue;
        for (const name of NAMES) {
          const text = element.getAttribute(name)?.trim();
          if (text) found.push({ text, at: `${tag} ${name}` });
        }
        if (tag === 'textarea' || element.closest(leftOut)) continue; // what it holds is of the site
        for (const { nodeType, nodeValue } of element.childNodes)
          if (nodeType === Node.TEXT_NODE && nodeValue?.trim())
            found.push({ text: nodeValue.trim(), at: tag });
      }
    };
    look(document);
    return found;
  }, `${OF_SITE}, ${ignored}`);

/** Texts that are cut off, or wider than their box, and what scrolls sideways. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const found =
      scrollWidth > clientWidth
        ? [`${scrollWidth} px wide in ${clientWidth}, ${wide.at(-1)?.outerHTML.slice(0, 200)}`]
        : [];
    const range = document.createRange();
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const own = [...element.childNodes].filter(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        );
        for (const node of own) {
          range.selectNodeContents(node);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          const problem = cut(element, box);
          if (problem) found.push(`${problem}: ${node.nodeValue?.trim()}`);
        }
      }
    };
    /** Why a text cannot be read whole. */
    const cut = (element: Element, box: DOMRect): string | undefined => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
        if (clipPath !== 'none') return undefined; // for screen readers alone
        const frame = at.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') {
          // In reach by scrolling down; sideways nobody looks.
          const isWide = at.scrollWidth > at.clientWidth + 1 && at.tagName !== 'PRE';
          return isWide && box.right > frame.right + 1 ? 'beside what scrolls' : undefined;
        }
        if (overflowX !== 'visible' && box.right > frame.right + 1) return 'cut at its side';
        if (overflowY !== 'visible' && overflowY !== 'auto' && box.bottom > frame.bottom + 2)
          return 'cut below';
        if (position === 'fixed') break;
      }
      return box.right > innerWidth + 1 || box.left < -1 ? 'out of the window' : undefined;
    };
    look(document);
    return found;
  });
