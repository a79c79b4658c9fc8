import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { UserError } from '../../words/user-error.ts';
import { nameLogo, writeNameLogos } from './name-logo.ts';

const root = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(root, { recursive: true }));

const fonts = { heading: { family: 'Archivo' }, weight: 600 } as never;
const theme = { fonts, colors: { white: '#fffffe', ink: '#0b0f14' } } as never;
const brand = {
  name: 'Tarn & Thread',
  logoOnDark: { src: '/pictures/dark.svg', alt: '' },
  logoOnLight: { src: '/pictures/light.svg', alt: '' },
};
const read = (src: string) => readFileSync(join(root, 'public', src), 'utf8');

test('the name is a drawing, as high as the header shows a logo and as wide as its letters', async () => {
  const svg = nameLogo(brand.name, fonts, '#123456');
  expect(svg).toContain('fill="#123456"');
  expect(svg).not.toContain('<text');
  const { width = 0, height } = await sharp(Buffer.from(svg)).metadata();
  expect(height).toBe(36);
  const [, shorter] = /width="(\d+)"/.exec(nameLogo('Tarn', fonts, '#000')) ?? [];
  expect(width).toBeGreaterThan(Number(shorter));
  // Nothing is cut off at the edges, but the lowest letters.
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThan(width - 8);
  expect(info.height).toBeLessThan(36);
});

test('both logos are written, again if they were, and never over a drawing of somebody else', async () => {
  expect(await writeNameLogos(root, brand, theme, { replace: false })).toEqual([
    '/pictures/dark.svg',
    '/pictures/light.svg',
  ]);
  expect(read('/pictures/dark.svg')).toContain('#fffffe');
  expect(read('/pictures/light.svg')).toContain('#0b0f14');
  await writeNameLogos(root, { ...brand, name: 'Other' }, theme, { replace: false });

  const own = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  writeFileSync(join(root, 'public/pictures/light.svg'), own);
  const before = read('/pictures/dark.svg');
  await expect(writeNameLogos(root, brand, theme, { replace: false })).rejects.toThrow(UserError);
  expect(read('/pictures/dark.svg')).toBe(before);
  expect(read('/pictures/light.svg')).toBe(own);
  await writeNameLogos(root, brand, theme, { replace: true });
  expect(read('/pictures/light.svg')).toContain('#0b0f14');
});

test('a name in letters that the font lacks is told', () => {
  expect(() => nameLogo('Дом', fonts, '#000')).toThrow(UserError);
});

test('a drawing stands before the name, in its own proportions, and stays when the name is drawn again', async () => {
  const drawing =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="20" height="40" fill="currentColor"><rect width="20" height="40"/></svg>\n';
  writeFileSync(join(root, 'public/favicon.svg'), drawing);
  await writeNameLogos(root, brand, theme, { replace: true, mark: '/favicon.svg' });
  await writeNameLogos(root, { ...brand, name: 'I' }, theme, { replace: false });
  const svg = read('/pictures/light.svg');
  // On white: the drawing is 15 of 30 pixels, in the colour of the letters.
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect(at(7, 5)).toEqual([0x0b, 0x0f, 0x14]);
  expect(at(7, 1)).toEqual([255, 255, 255]);
  expect(at(18, 18)).toEqual([255, 255, 255]);
  expect(info.width).toBeGreaterThan(25);
  expect(read('/pictures/dark.svg')).toContain('color="#fffffe"');
});

test('what is no drawing of the site cannot stand before the name', async () => {
  for (const mark of ['/none.svg', '/photo.png'])
    await expect(writeNameLogos(root, brand, theme, { replace: true, mark })).rejects.toThrow(
      UserError,
    );
});
