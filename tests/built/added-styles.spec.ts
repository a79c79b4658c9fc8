import { dialog, reopen } from '../site/consent-page.ts';
import { expect, test } from '../test.ts';

test('a style that comes with a dialog stands before those that refine it', async ({ page }) => {
  await page.goto('/nsoc');
  await reopen(page).click();
  await expect(dialog(page)).toBeVisible();
  const { refined, overruled } = await page.evaluate(() => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const selectorOf = (rule?: CSSRule) =>
      rule instanceof CSSStyleRule ? rule.selectorText : undefined;
    const plain = rules.map(selectorOf);
    const conditional = rules.flatMap((rule, index) => {
      const selector = rule instanceof CSSMediaRule ? selectorOf(rule.cssRules[0]) : undefined;
      return selector !== undefined && plain.includes(selector) ? [{ selector, index }] : [];
    });
    return {
      refined: conditional.length,
      overruled: conditional
        .filter(({ selector, index }) => plain.indexOf(selector) > index)
        .map(({ selector }) => selector),
    };
  });
  expect(refined).toBeGreaterThan(0);
  expect(overruled).toEqual([]);
});
