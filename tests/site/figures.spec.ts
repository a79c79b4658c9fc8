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
