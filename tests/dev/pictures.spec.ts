import { expect, hydrated, test } from '../test.ts';
import { examplePages, picturePages } from './example-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [...examplePages, ...picturePages];

for (const { path, types } of pages) {
  test(`the pictures in the examples of ${types.join(', ')} keep their ratio, or are fitted on purpose`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(distorted), `at ${width} px`).toEqual([]);
    }
  });
}

/**
 * The images whose box has another ratio than the picture. A drawing that slices itself may have any: the browser
 * draws it for its box.
 */
async function distorted(): Promise<string[]> {
  const slices = async (src: string) =>
    /<svg[^>]*preserveAspectRatio="[^"]*slice/.test(await (await fetch(src)).text());
  const found: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    if (image.width === 0 || getComputedStyle(image).objectFit !== 'fill') continue;
    const sources = image.parentElement?.querySelectorAll<HTMLSourceElement>('source[width]') ?? [];
    const shown = [...sources].find(({ media }) => matchMedia(media).matches) ?? image;
    const [width, height] = ['width', 'height'].map((name) => Number(shown.getAttribute(name)));
    const wanted = (image.width * height!) / width!;
    if (Math.abs(image.height - wanted) <= 2 || (await slices(image.src))) continue;
    const box = `${image.width} x ${image.height}`;
    found.push(`${image.getAttribute('src')}: ${box}, not ${Math.round(wanted)} high`);
  }
  return found;
}
