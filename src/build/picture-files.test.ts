import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCompiler } from '../content/node/compiler.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { createFixture, type Files, type Fixture, page } from '../content/testing/fixture.ts';
import { createFileStore } from '../node/file-store.ts';
import type { PageData } from '../ui/data/types.ts';
import { pictureFiles } from './picture-files.ts';

let fixture: Fixture;
let folder: string;
beforeEach(() => {
  fixture = createFixture();
  folder = mkdtempSync(join(tmpdir(), 'test-pictures-'));
});
afterEach(() => {
  fixture.remove();
  rmSync(folder, { recursive: true });
});

/** Red at the left, blue at the right; upright only by what the camera noted. */
async function photo(): Promise<Buffer> {
  const create = (background: string) => ({
    create: { width: 300, height: 400, channels: 3 as const, background },
  });
  const right = await sharp(create('#00f')).png().toBuffer();
  const twoColours = await sharp({ create: { ...create('#f00').create, width: 600 } })
    .composite([{ input: right, left: 300, top: 0 }])
    .png()
    .toBuffer();
  return sharp(twoColours).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** A page that opens with this picture, compiled. */
async function compile(picture: object, files: Files = {}): Promise<PageData> {
  const nova = page('/nova');
  Object.assign((nova.sections as object[])[0] ?? {}, { picture });
  fixture.write({
    'public/foto.jpg': await photo(),
    'site-config/pages/nova.json': nova,
    ...files,
  });
  const { config, problems } = createSiteConfigLoader(fixture.root)();
  if (!config) throw new Error(JSON.stringify(problems));
  const entry = config.pages.find(({ path }) => path === '/nova');
  if (!entry) throw new Error('no page');
  const env = { SITE_URL: 'https://a.example' };
  return createCompiler(config, join(fixture.root, 'public'), { ...process.env, ...env }).page(
    entry,
  );
}

const write = (data: PageData, name: string) => {
  const store = createFileStore(join(folder, 'cache'));
  const written = pictureFiles(join(folder, name), store).write(data.assets.pictures);
  return written.finally(() => store.save());
};

const colourAt = async (file: string, share: number) => {
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const { data } = await sharp(file)
    .extract({ left: Math.floor((width - 1) * share), top: height >> 1, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Number(data[0]) > Number(data[2]) ? 'red' : 'blue';
};

test('a JPEG put into public/ comes out upright as AVIF and WebP, once', async () => {
  const data = await compile({ src: '/foto.jpg', alt: '' });
  expect(data.assets.pictures['/foto.jpg']).toMatchObject({
    width: 600,
    height: 400,
    fitted: { sources: [{ type: 'image/avif' }, { type: 'image/webp' }] },
  });
  await write(data, 'one');
  const files = readdirSync(join(folder, 'one/assets')).sort();
  expect(files.map((file) => file.replace(/-\w{10}\./, '.'))).toEqual(
    expect.arrayContaining(
      [320, 480, 600].flatMap((width) => [`foto-${width}.avif`, `foto-${width}.webp`]),
    ),
  );
  expect(files).toHaveLength(6);
  for (const file of files) {
    const path = join(folder, 'one/assets', file);
    const { width, height, exif } = await sharp(path).metadata();
    expect(width).toBe(Number(file.split('-')[1]));
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(1.5, 1);
    expect(exif).toBeUndefined();
    expect([await colourAt(path, 0), await colourAt(path, 1)]).toEqual(['red', 'blue']);
  }
  const inodes = (name: string) =>
    files.map((file) => statSync(join(folder, name, 'assets', file)).ino);
  mkdirSync(join(folder, 'two'));
  await write(data, 'two');
  expect(inodes('two')).toEqual(inodes('one')); // linked, not made
});

test('a very tall picture comes out in sizes that AVIF and WebP can hold', async () => {
  const create = { width: 100, height: 17_000, channels: 3 as const, background: '#abc' };
  const tall = await sharp({ create }).jpeg().toBuffer();
  const data = await compile({ src: '/alta.jpg', alt: '' }, { 'public/alta.jpg': tall });
  await write(data, 'one');
  const heights = readdirSync(join(folder, 'one/assets')).map(async (file) => {
    const { height } = await sharp(join(folder, 'one/assets', file)).metadata();
    return height;
  });
  expect(Math.max(...(await Promise.all(heights)))).toBe(16_320); // of the widest whole number of pixels
});

test('a crop is made of the pixels, for browsers without these formats too', async () => {
  const crop = { x: 50, y: 0, width: 50, height: 100 };
  const data = await compile({ src: '/foto.jpg', alt: '', crop, focus: { x: 75, y: 0 } });
  const [address = '', picture] = Object.entries(data.assets.pictures)[0] ?? [];
  expect(data.page.sections[0]).toMatchObject({ picture: { src: address, alt: '' } });
  expect(picture).toMatchObject({ width: 300, height: 400, fitted: { position: '50% 0%' } });
  await write(data, 'one');
  const largest = join(folder, 'one', picture?.fitted?.src ?? '');
  expect(existsSync(largest)).toBe(true);
  expect([await colourAt(largest, 0), await colourAt(largest, 1)]).toEqual(['blue', 'blue']);
});

test('a drawing, and a small WebP, stay as they are', async () => {
  const small = await sharp(await photo())
    .webp()
    .toBuffer();
  fixture.write({ 'public/pequena.webp': small, 'public/imagens/forte.svg': DRAWING });
  for (const src of ['/imagens/forte.svg', '/pequena.webp']) {
    const { assets } = await compile({ src, alt: '' });
    expect(assets.pictures[src]).toBeDefined();
    expect(assets.pictures[src]?.fitted).toBeUndefined();
  }
});
