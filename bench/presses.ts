import type { Page } from 'playwright';

/** A control of a page, and the state of the page once it has been pressed. */
export interface Press {
  index: number;
  label: string;
  state: string;
}

const CONTROLS = 'button, summary';
/** In milliseconds, from the press. */
const IN_TIME = 500;

/** Each control that is shown, with what it leads to when nothing is loading any more. */
export async function pressesOf(page: Page, url: string): Promise<Press[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what moves by itself would be another state each time
  await page.goto(url);
  const shown = await page.evaluate(
    (list) =>
      Array.from(document.querySelectorAll(list)).flatMap((element, index) => {
        const { width, bottom } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true });
        return isShown && width > 1 && bottom > 0 ? [index] : [];
      }),
    CONTROLS,
  );
  const presses: Press[] = [];
  for (const index of shown) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(url);
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');
    const control = page.locator(CONTROLS).nth(index);
    const label = await control.evaluate((element) =>
      `${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60),
    );
    const before = await page.evaluate(stateOf);
    await control.click();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const state = await page.evaluate(stateOf);
    if (state !== before) presses.push({ index, label, state });
  }
  return presses;
}

/** Whether a press as soon as the control is there is done in time. */
export async function pressed(page: Page, url: string, press: Press): Promise<boolean> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('click', () => Object.assign(window, { pressedAt: performance.now() }), {
      capture: true,
      once: true,
    });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const control = page.locator(CONTROLS).nth(press.index);
  await control.waitFor();
  await control.click({ noWaitAfter: true });
  const took = await page.evaluate(watch, { state: press.state, stateOf: String(stateOf) });
  return took <= IN_TIME;
}

/** From the press to that state, looked for at each frame; Infinity if it never comes. */
const watch = ({ state, stateOf }: { state: string; stateOf: string }) =>
  new Promise<number>((resolve) => {
    const read = new Function(`return (${stateOf})()`) as () => string;
    const start = (window as unknown as { pressedAt: number }).pressedAt;
    const look = () => {
      const now = performance.now() - start;
      if (read() === state) resolve(now);
      else if (now > 5000) resolve(Number.POSITIVE_INFINITY);
      else requestAnimationFrame(look);
    };
    look();
  });

/** All that a control may have changed. */
function stateOf(): string {
  const names = [
    'type',
    'aria-label',
    'hidden',
    'open',
    'aria-invalid',
    'aria-current',
    'aria-selected',
    'aria-pressed',
  ];
  const all = document.querySelectorAll(
    'button, summary, details, dialog, input[name], [role=tabpanel], [popover], video, iframe',
  );
  const of = (element: Element) =>
    [
      element.localName,
      ...names.map((name) => element.getAttribute(name)),
      element.matches('[popover]:popover-open'),
      element.checkVisibility(),
    ].join();
  return [document.documentElement.dataset.consent, ...Array.from(all, of)].join('\n');
}
