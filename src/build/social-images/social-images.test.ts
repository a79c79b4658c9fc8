import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { createFileStore, type FileStore, noStore } from '../../node/file-store.ts';
import { contentRoot, publicDir } from '../../node/project.ts';
import type { PageData } from '../../ui/data/types.ts';
import { pageFiles } from '../page-files.ts';
import { groundOf } from './ground.ts';
import { socialImages } from './social-images.ts';
import { textLayer } from './text-layer.ts';

const { site, theme } = createSiteConfigLoader(contentRoot)().config!;
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

test('of a cropped photo, the part that the page shows is drawn', async () => {
  const showing = (path: string, src: string) => {
    const data = page(path, 'Um título');
    Object.assign(data.page.sections[0] ?? {}, { picture: { src, alt: '' } });
    return data;
  };
  const photo = '/filmes/do-alerta-a-contencao.webp';
  await write(
    createFileStore(join(folder, 'cache')),
    showing('/inteira', photo),
    showing('/parte', `${photo}#xywh=percent:0,0,30,100`),
  );
  expect(readFileSync(file('parte.jpg')).equals(readFileSync(file('inteira.jpg')))).toBe(false);
});

test('where openings are light, the picture is too', () => {
  const { colors } = theme;
  const light = { ...theme, backgrounds: { hero: 'paper' } } as const;
  expect(groundOf(theme)).toMatchObject({ color: colors.ink, letters: colors.paper });
  expect(groundOf(light)).toMatchObject({ color: colors.paper, letters: colors.ink });
  const { svg } = textLayer({ title: 'Portas', isRightToLeft: false }, light);
  expect(svg).toContain(`fill="${colors.ink}"`);
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
