import type { Page } from 'playwright/test';

/** What makes a page, as it is now, unfit for paper, in words. */
export function paperProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /**
     * Hidden on purpose: controls, the copy of the partners that makes their strip a loop, what the
     * chosen filter leaves out, and the heads that cells of a narrow table repeat.
     */
    const INTENDED =
      '[data-no-print], [data-js-only], [data-no-js-only], ul[aria-hidden], [data-in], td > [aria-hidden]';
    const width = document.documentElement.clientWidth;
    const problems: string[] = [];

    function luminance(color: string): number {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
        const part = Number(channel) / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    for (const element of document.querySelectorAll('body, body *')) {
      const { backgroundColor } = getComputedStyle(element);
      const isFilled = !/^rgba\(.*, 0\)$/.test(backgroundColor) && element.tagName !== 'PROGRESS';
      if (isFilled && element.checkVisibility() && luminance(backgroundColor) < 0.8)
        problems.push(`${element.tagName} on ${backgroundColor}`);
    }

    const lines: { text: string; parent: Element; box: DOMRect; ring: boolean }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.nodeValue?.trim();
      if (!words || !parent || parent.closest('script, style, noscript')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        // A drawing has words for one width, and others for another.
        const drawn = parent.closest('svg')?.checkVisibility();
        if (!drawn && !parent.closest(INTENDED)) problems.push(`not shown: ${words}`);
        continue;
      }
      const { color, clipPath } = getComputedStyle(parent);
      if (clipPath !== 'none') continue; // for screen readers only
      if (1.05 / (luminance(color) + 0.05) < 7) problems.push(`too pale: ${words}`);
      range.selectNodeContents(text);
      // A number in a ring takes the room of its ring.
      const ring = getComputedStyle(parent).borderRadius === '50%' && parent;
      for (const box of (ring || range).getClientRects()) {
        if (box.left < -1 || box.right > width + 1) problems.push(`beyond the sheet: ${words}`);
        lines.push({ text: words, parent, box, ring: Boolean(ring) });
      }
    }

    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of large type stand closer than their boxes.
        const near = one.ring || other.ring ? 4 : one.box.height / 2;
        if (one.parent !== other.parent && across > 2 && down > near)
          problems.push(`over one another: ${one.text} / ${other.text}`);
      }
    }
    return problems;
  });
}
