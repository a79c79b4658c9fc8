import { expect, test } from '../test.ts';

// Browsers write English marks in Spanish and Galician; in America Spanish has them too.
for (const [language, first] of [
  ['pt-BR', 'auto'],
  ['es', '"«" "»"'],
  ['es-ES', '"«" "»"'],
  ['es-AR', 'auto'],
  ['es-419', 'auto'],
  ['gl', '"«" "»"'],
])
  test(`a quotation in ${language} has its marks`, async ({ page }) => {
    await page.goto('/case-afip');
    const quotation = page.locator('blockquote q').first();
    const quotes = await quotation.evaluate((element, lang) => {
      document.documentElement.lang = lang;
      return getComputedStyle(element).quotes;
    }, language!);
    expect(quotes.startsWith(first!), quotes).toBe(true);
  });
