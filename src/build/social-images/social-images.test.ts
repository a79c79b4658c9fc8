import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { createFileStore, type FileStore, noStore } from '../../node/file-store.ts';
import { contentRoot, publicDir } from '../../node/project.ts';
import type { PageData } from '../../ui/data/types.ts';
import { pageFiles } from '../page-files.ts';
import { drawGround } from './draw.ts';
import { groundOf } from './ground.ts';
import { socialImages } from './social-images.ts';
import { textLayer } from './text-layer.ts';

const { site, theme } = createSiteConfigLoader(contentRoot)().config!;
const logo = { src: '/wide.svg', alt: '' };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-og-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function page(path: string, title: string, meta: Partial<PageData['page']['meta']> = {}): PageData {
  const picture = { src: '/imagens/firewall.svg', alt: '' };
  return {
    page: {
      path,
      meta: { title, description: '', keywords: [], ...meta },
      sections: [{ type: 'hero', title, text: '', picture }],
    },
    assets: { icons: {}, pictures: {}, texts: {}, records: {} },
  };
}

const file = (name: string) => join(folder, 'og', name);
/** Tells which were written. */
async function write(store: FileStore, ...pages: PageData[]) {
  const images = socialImages({ store, libraries: '', publicDir, site, theme });
  const keys = pages.map((data) => images.write(data, pageFiles(folder, data.page.path).jpg));
  return (await Promise.all(keys)).map((key) => key !== undefined);
}

test('each page has its own small image, unless it sets one or is not indexed', async () => {
  const long = 'Uma frase comprida o bastante para que o título precise de letras menores e linhas';
  const written = await write(
    noStore,
    page('/', 'Início'),
    page('/lp/a', long),
    page('/404', 'Não', { noindex: true }),
    page('/propria', 'Própria', { ogImage: '/imagens/a.png' }),
  );
  expect(written).toEqual([true, true, false, false]);
  expect(existsSync(file('404.jpg')) || existsSync(file('propria.jpg'))).toBe(false);
  for (const name of ['index.jpg', 'lp/a.jpg']) {
    expect(await sharp(file(name)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(statSync(file(name)).size).toBeLessThan(120_000);
  }
});

test('an image is linked instead of drawn again, also for another page with the same opening', async () => {
  const store = createFileStore(join(folder, 'cache'));
  await write(store, page('/a', 'Um título'), page('/b', 'Outro'));
  await write(store, page('/c', 'Um título'), page('/d', 'Outro', { title: 'De outra aba' }));
  const inode = (name: string) => statSync(file(name)).ino;
  expect([inode('c.jpg'), inode('d.jpg')]).toEqual([inode('a.jpg'), inode('b.jpg')]);
  expect(inode('a.jpg')).not.toBe(inode('b.jpg'));
});

const svgFile = (name: string, size: string, content: string) =>
  writeFileSync(
    join(folder, name),
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`,
  );

const BLUE = [0, 0, 255];

/** The colour of a card at a point. */
const colorAt = (ground: Buffer, x: number, y: number) => {
  const from = (y * 1200 + x) * 3;
  return [...ground.subarray(from, from + 3)];
};

test('of a cropped photo, the part that the page shows is drawn', async () => {
  const halves =
    '<path fill="#f00" d="M0 0h400v600H0z"/><path fill="#00f" d="M400 0h400v600H400z"/>';
  const photo = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${halves}</svg>`,
  );
  await sharp(photo).flatten().png().toFile(join(folder, 'photo.png'));
  const brand = { ...site.brand, logoOnDark: logo, logoOnLight: logo };
  svgFile('wide.svg', 'width="600" height="30"', '');
  const parts = { publicDir: folder, site: { ...site, brand }, theme };
  const at = async (src: string) =>
    colorAt(await drawGround({ src, isRightToLeft: false }, parts), 830, 300);
  expect(await at('/photo.png')).toEqual([255, 0, 0]);
  expect(await at('/photo.png#xywh=percent:50,0,50,100')).toEqual(BLUE);
});

test('where openings are light, the picture is too', () => {
  const { colors } = theme;
  const light = { ...theme, backgrounds: { hero: 'paper' } } as const;
  expect(groundOf(theme)).toMatchObject({ color: colors.ink, letters: colors.paper });
  expect(groundOf(light)).toMatchObject({ color: colors.paper, letters: colors.ink });
  const { svg } = textLayer({ title: 'Portas', isRightToLeft: false }, light);
  expect(svg).toContain(`fill="${colors.ink}"`);
});

test('a title has the weight of the theme’s headings', () => {
  const pathIn = (weight?: number) => {
    const fonts = { ...theme.fonts, ...(weight && { weight }) };
    return textLayer({ title: 'Portas', isRightToLeft: false }, { ...theme, fonts }).svg;
  };
  expect(pathIn(900)).not.toBe(pathIn(400));
});

test('a picture with a ground of its own reaches the edges of the card, and a wide logo ends before it', async () => {
  svgFile('wide.svg', 'width="600" height="30"', '<path fill="#f00" d="M0 0h600v30H0z"/>');
  svgFile('sky.svg', 'width="800" height="600"', '<path fill="#00f" d="M0 0h800v600H0z"/>');
  svgFile(
    'figure.svg',
    'width="800" height="600"',
    '<circle cx="400" cy="300" r="200" fill="#00f"/>',
  );
  const brand = { ...site.brand, logoOnDark: logo, logoOnLight: logo };
  const parts = { publicDir: folder, site: { ...site, brand }, theme };
  const ground = await drawGround({ src: '/sky.svg', isRightToLeft: false }, parts);
  for (const y of [0, 300, 629]) expect(colorAt(ground, 1150, y)).toEqual(BLUE);
  const isNear = (color: number[], other: number[]) =>
    color.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < 3);
  const around = colorAt(ground, 20, 20);
  for (let x = 625; x < 635; x++)
    for (const y of [70, 90]) expect(isNear(colorAt(ground, x, y), around)).toBe(true);
  const figure = await drawGround({ src: '/figure.svg', isRightToLeft: false }, parts);
  for (const y of [0, 629]) expect(isNear(colorAt(figure, 1150, y), around)).toBe(true);
});

test('without letters for a title its picture has none, and on a mirrored page it is mirrored', async () => {
  const arabic = { title: 'أبواب وطاولات', isRightToLeft: true };
  const data = page('/ar', arabic.title);
  await write(noStore, { ...data, page: { ...data.page, language: 'ar' } });
  expect(await sharp(file('ar.jpg')).metadata()).toMatchObject({ width: 1200, height: 630 });
  const layer = textLayer(arabic, theme);
  expect(layer.svg.match(/<path [^>]*d="([^"]*)"/g)?.[1]).toMatch(/d=""$/);
  expect(layer.svg).toMatch(/d="M1072 \d+h56v6h-56z"/);
  expect(textLayer({ title: 'Portas', isRightToLeft: true }, theme).left).toBeGreaterThan(600);
  expect(textLayer({ title: 'Portas', isRightToLeft: false }, theme).left).toBe(0);
});
