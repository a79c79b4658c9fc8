import { expect, test } from '../test.ts';

for (const width of [1280, 390]) {
  test(`the rows of a chart share one scale at ${width} px, however long their numbers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/figuras');
    const strips = page.locator('figure:has-text("Quem avisou") li > svg');
    const tracks = await strips.evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return `${left} ${width}`;
      }),
    );
    expect(tracks.length).toBeGreaterThan(2);
    expect(new Set(tracks).size).toBe(1);
  });
}

test('what a field said before stands beside what it says, and above it on a phone', async ({
  page,
}) => {
  await page.goto('/figuras');
  const before = page.locator('del');
  const after = page.locator('ins');
  const boxes = async () => [(await before.boundingBox())!, (await after.boundingBox())!] as const;
  await page.setViewportSize({ width: 1280, height: 800 });
  const [left, right] = await boxes();
  expect(right.x).toBeGreaterThan(left.x + left.width);
  expect(Math.abs(right.y - left.y)).toBeLessThan(4);
  await page.setViewportSize({ width: 390, height: 800 });
  const [above, below] = await boxes();
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('a figure laid out to the edge ends where the window does, and rules alone with the column', async ({
  page,
}) => {
  for (const width of [1440, 1024, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/figuras');
    const root = page.locator(':root');
    const room = await root.evaluate(({ clientWidth }) => clientWidth); // scrollbars take some
    expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBe(room);
    const endOf = async (name: string) => {
      const { x, width: wide } = (await page.locator(`figure:has-text("${name}")`).boundingBox())!;
      return Math.round(x + wide);
    };
    expect(await endOf('Aparelhos')).toBe(room);
    const chart = await endOf('Disco em uso');
    if (width < 1000) expect(chart).toBe(room);
    else expect(chart).toBeLessThan(room - 40);
  }
});

test('a heading beside its figure stays while that goes by', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/figuras');
  const heading = (await page.getByRole('heading', { name: 'Quem clicava' }).boundingBox())!;
  const figure = (await page.locator('figure:has-text("Quem avisou")').boundingBox())!;
  expect(figure.x).toBeGreaterThan(heading.x + heading.width);
  expect(Math.abs(figure.y - heading.y)).toBeLessThan(12);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters of a screen show their rows alone, by pointer and keyboard', async ({
    page,
  }) => {
    await page.goto('/figuras');
    const filters = page.getByRole('group', { name: 'Fila de incidentes' });
    const chosen = filters.getByRole('radio', { checked: true });
    const rows = page.locator('figure', { has: filters }).locator('strong:visible');
    // The two that are open wait for nobody; how many they are is counted.
    const all = ['Fila de incidentes', 'Servidor procura', 'Senhas erradas', 'Backup mais curto'];
    await expect(rows).toContainText(all);
    await expect(filters.getByRole('radio')).toHaveCount(3);
    await expect(filters.getByRole('radio', { name: 'Abertos 3' })).toBeChecked();

    await filters.getByText('Aguardando cliente').click();
    await expect(rows).toContainText(['Fila de incidentes', 'Backup mais curto']);
    await page.keyboard.press('ArrowRight');
    await expect(filters.getByRole('radio', { name: 'Agendados 12' })).toBeChecked();
    await expect(chosen).toBeFocused();
    await expect(rows).toContainText(['Fila de incidentes', 'Certificado vence']);
    await expect(page.getByText('Mostradas aqui: 1 de 12')).toBeVisible();
    await filters.getByText('Abertos').click();
    await expect(rows).toContainText(all);
    await expect(page.getByText('Mostradas aqui')).toBeHidden();
  });

  test('the rows stand one under the other, the open one among them or not', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/figuras');
    const filters = page.getByRole('group', { name: 'Aparelhos' });
    const rows = page
      .locator('figure', { has: filters })
      .locator('> div > ol > li > :first-of-type strong:visible');
    for (const [filter, count] of [
      ['Todos os aparelhos', 3],
      ['Perdidos', 2],
    ] as const) {
      await filters.getByText(filter).click();
      await expect(rows).toHaveCount(count);
      const starts = await rows.evaluateAll((all) =>
        all.map((row) => Math.round(row.getBoundingClientRect().x)),
      );
      expect(new Set(starts).size, filter).toBe(1);
    }
  });
});
