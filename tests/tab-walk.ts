import type { Page } from 'playwright/test';

/** What a visitor meets who presses Tab from the top of a page to its end. */
export interface TabWalk {
  /** The stops, in order, each by its tag and name. */
  stops: string[];
  /** What is wrong, in words. */
  problems: string[];
}

/**
 * Presses Tab, from where the focus is, until it leaves the page. Each press finds the stop before it settled and in
 * view; the page looks at it then, so the walk need not wait for an answer at every stop.
 */
export async function tabThrough(page: Page): Promise<TabWalk> {
  const expected = await page.evaluate(prepare);
  // The one that leaves the page, one that shows that it did, and those for groups of radio buttons without a choice.
  const presses = expected + 6;
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
  return page.evaluate(() => window.tabWalk.result());
}

declare global {
  interface Window {
    tabWalk: { result(): TabWalk };
  }
}

/** Runs in the page. Returns how many stops there should be. */
function prepare(): number {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const AFTER = Node.DOCUMENT_POSITION_FOLLOWING;
  const stops: Element[] = [];
  const problems: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]');
  // Of the tabs of a group, and of radio buttons, the chosen one is a stop; arrow keys lead to the others.
  const isStop = (element: Element) =>
    !element.matches('[role=tab]:not([aria-selected=true]), [type=radio]:not(:checked)');
  const start = document.activeElement ?? document.body;
  const isAhead = (element: Element) =>
    element === start || (start.compareDocumentPosition(element) & AFTER) !== 0;
  const expected = [...document.querySelectorAll(CONTROLS)].filter(
    (element) => isShown(element) && isStop(element) && isAhead(element),
  );
  const atRest = new Map(expected.map((element) => [element, ring(element)]));

  /** Whatever could show the focus: on the element, or on what it draws before and after itself. */
  function ring(element: Element) {
    return [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return {
        outline: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
        offset: Number.parseFloat(style.outlineOffset),
        color: style.outlineColor,
      };
    });
  }

  function name(element: Element): string {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const tag = element.tagName.toLowerCase();
    return `${tag} “${text.trim().replace(/\s+/g, ' ').slice(0, 40)}” ${element.getAttribute('href') ?? ''}`;
  }

  /** A colour as red, green, blue (0 to 255) and alpha. */
  function parsed(color: string): number[] {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = parsed(color).map((channel) => {
      const part = channel / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(one: string, other: string): number {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  /** The first opaque colour behind the element's edge: its own for a ring drawn inside. */
  function ground(element: Element, inside: boolean): string {
    for (let at = inside ? element : element.parentElement; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (parsed(backgroundColor)[3] === 1) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }

  /** What of `box` the ancestors that clip, and the window, leave to be seen. */
  function unclipped(element: Element, box: DOMRect) {
    let { left, top, right, bottom } = box;
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' || at === document.documentElement || at === document.body)
        continue;
      const clip = at.getBoundingClientRect();
      left = Math.max(left, clip.left);
      top = Math.max(top, clip.top);
      right = Math.min(right, clip.right);
      bottom = Math.min(bottom, clip.bottom);
    }
    return {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, document.documentElement.clientWidth),
      bottom: Math.min(bottom, innerHeight),
    };
  }

  function checkRing(element: Element) {
    const before = atRest.get(element);
    const shown = ring(element)
      .map((now, index) => ({ ...now, was: before?.[index]?.outline ?? 0 }))
      .find(({ outline, was }) => outline >= 2 && outline !== was);
    if (!shown) {
      problems.push(`${name(element)}: no focus indicator`);
      return;
    }
    const reach = shown.outline + shown.offset;
    const ratio = contrast(shown.color, ground(element, reach <= 0));
    if (ratio < 3) problems.push(`${name(element)}: indicator of contrast ${ratio.toFixed(1)}`);
    // Two sides that face each other are enough to see what is meant: a strip from edge to edge.
    const box = element.getBoundingClientRect();
    const outer = new DOMRect(
      box.x - reach,
      box.y - reach,
      box.width + 2 * reach,
      box.height + 2 * reach,
    );
    const seen = unclipped(element, outer);
    const near = (one: number, other: number) => Math.abs(one - other) < shown.outline;
    const across = near(seen.left, outer.left) && near(seen.right, outer.right);
    const down = near(seen.top, outer.top) && near(seen.bottom, outer.bottom);
    if (!across && !down) problems.push(`${name(element)}: indicator clipped`);
  }

  /** Nothing that is sticky or fixed may lie over a stop. */
  function checkSeen(element: Element) {
    const box = element.getBoundingClientRect();
    const { left, top, right, bottom } = unclipped(element, box);
    if (right - left < 1 || bottom - top < 1) {
      problems.push(`${name(element)}: outside the window`);
      return;
    }
    const covers = new Set<string>();
    let covered = 0;
    const INSIDE = [0.2, 0.5, 0.8]; // of a round button too
    // A link that goes over two lines has a box for each: between them are the other words.
    const boxes = [...element.getClientRects()].map((one) => unclipped(element, one));
    for (const one of boxes) {
      for (const [across, down] of INSIDE.flatMap((x) => INSIDE.map((y) => [x, y] as const))) {
        const hit = document.elementFromPoint(
          one.left + (one.right - one.left) * across,
          one.top + (one.bottom - one.top) * down,
        );
        if (!hit || element.contains(hit) || hit.contains(element)) continue;
        covers.add(name(hit.closest('a, header') ?? hit));
        covered += 1;
      }
    }
    // Of what is taller than half the window, a part may lie under the WhatsApp button.
    const small = box.height <= innerHeight / 2;
    if (small ? covers.size > 0 : covered > 3) {
      problems.push(`${name(element)}: covered by ${[...covers].join(', ')}`);
    }
    if (small && bottom - top < box.height - 1) problems.push(`${name(element)}: cut off`);
  }

  let left = false;
  function visit() {
    const element = document.activeElement;
    if (!element || element === document.body) {
      left = stops.length > 0;
      return;
    }
    if (left) return; // round again
    const last = stops.at(-1);
    if (last && !(last.compareDocumentPosition(element) & AFTER)) {
      problems.push(`${name(element)}: reached after ${name(last)}, stands before it`);
    }
    stops.push(element);
    if (element !== start) checkRing(element);
    checkSeen(element);
  }
  addEventListener('keydown', visit, true);

  window.tabWalk = {
    result() {
      for (const element of expected) {
        if (!stops.includes(element)) problems.push(`${name(element)}: not reached`);
      }
      if (!left)
        problems.push(
          `the focus is kept in the page, at the end on ${name(document.activeElement ?? document.body)}`,
        );
      return { stops: stops.map(name), problems };
    },
  };
  return expected.length;
}
