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
