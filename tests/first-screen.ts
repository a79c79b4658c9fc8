import type { Page } from 'playwright/test';

/** Windows in CSS pixels: a small notebook, a common one with the browser's bars, a desktop. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 780 },
  { width: 1920, height: 960 },
];

/** Names the title, and the first button or field of the first section, where they end below the first screen. */
export async function belowFirstScreen(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const found = await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      const title = document.querySelector('main h1');
      const controls = document
        .querySelector('main section')
        ?.querySelectorAll('a, button, [required]');
      const button = [...(controls ?? [])].find((control) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(control);
        const isPainted = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
        const hasShape = control.matches('[required]') || isPainted || borderTopWidth !== '0px';
        return control.checkVisibility() && hasShape;
      });
      return [title, button].flatMap((element) => {
        const end = Math.round(element?.getBoundingClientRect().bottom ?? 0);
        return end > innerHeight ? `"${element?.textContent}" ends at ${end}` : [];
      });
    });
    problems.push(...found.map((problem) => `${problem} of ${size.width}x${size.height}`));
  }
  return problems;
}
