import type { Locator } from 'playwright/test';
import { expect, test } from '../test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

const grounds = (elements: Locator, pseudo = '') =>
  elements.evaluateAll(
    (all, of) => all.map((one) => getComputedStyle(one, of || null).backgroundColor),
    pseudo,
  );

for (const path of ['/sobre', '/treinamento-usuarios'])
  test(`${path}: with forced colours, the selected tab differs from the others`, async ({
    page,
  }) => {
    await page.goto(path);
    const tabs = page.getByRole('tab');
    const [selected] = await grounds(page.getByRole('tab', { selected: true }));
    const all = await grounds(tabs);
    expect(all.filter((ground) => ground === selected)).toHaveLength(1);
  });

test('with forced colours, the chosen filter of a screen differs', async ({ page }) => {
  await page.goto('/figuras');
  const filters = page.getByRole('group', { name: 'Fila de incidentes' }).locator('label');
  const [first, ...others] = await grounds(filters);
  expect(others).not.toContain(first);
});

test('with forced colours, the dots of a carousel and the current one are visible', async ({
  page,
}) => {
  await page.goto('/');
  const marks = page.getByRole('button', { name: /^Ir para o quadro/ }).locator('span');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const ground of await grounds(marks)) expect(ground).not.toBe(canvas);
  const [mark] = await grounds(marks);
  const [fill] = await grounds(marks, '::after');
  expect(fill).not.toBe(mark);
});

test('with forced colours, buttons have borders', async ({ page }) => {
  await page.goto('/fale-conosco');
  const button = page
    .getByRole('main')
    .getByRole('link', { name: /formul/i })
    .first();
  const edge = (one: Element) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(one);
    return `${borderTopWidth} ${borderTopStyle}`;
  };
  expect(await button.evaluate(edge)).toBe('1px solid');
  expect(await page.locator('form [type=submit]').first().evaluate(edge)).toBe('1px solid');
});

for (const path of ['/nsoc', '/gestao-vulnerabilidades', '/figuras'])
  test(`${path}: with forced colours, lines, marks and words of drawings differ from the canvas`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(path);
      const unseen = await page.locator('main figure svg').evaluateAll((drawings) => {
        const canvas = getComputedStyle(document.body).backgroundColor;
        // A number in a mark stands on the mark.
        const isUnseen = (element: Element) => {
          const { fill, stroke } = getComputedStyle(element);
          if (element.tagName === 'text') return fill === canvas || fill === stroke;
          return [fill, stroke].every((paint) => paint === 'none' || paint === canvas);
        };
        return drawings.flatMap((drawing) =>
          [...drawing.querySelectorAll('path, line, rect, circle, text')]
            .filter(
              (element) =>
                isUnseen(element) &&
                !element.matches('[data-note] text, [data-verdict] text, [data-span] text'),
            )
            .map((element) => element.outerHTML),
        );
      });
      expect(unseen).toEqual([]);
    }
  });
