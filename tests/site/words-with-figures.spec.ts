import { expect, test } from '../test.ts';

// Some fonts make a space as wide as a figure where figures are tabular: “Semanas  1  y  2”.
for (const [path, words] of [
  ['/nsoc', 'main ol > li > span:first-child'],
  ['/diario', 'main li time'],
])
  test(`words of ${path} have the spaces of their font, beside figures too`, async ({ page }) => {
    await page.goto(path!);
    const found = await page
      .locator(words!)
      .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).fontVariantNumeric));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(['normal']));
  });
