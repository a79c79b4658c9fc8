/** A photo that somebody has copied into public/, built as a page shows it, again and of nothing. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture } from '../../tests/sites.ts';
import { copySite, hashesOf, type SiteCopy } from './testing/site-copy.ts';

const PATIENCE = 300_000;

let site: SiteCopy;
beforeAll(async () => {
  site = copySite(fixture.root);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1400, height: 900, channels: 3, background: '#345', noise } as const;
  writeFileSync(join(site.root, 'public/equipe.jpg'), await sharp({ create }).jpeg().toBuffer());
  show({ src: '/equipe.jpg', alt: 'A equipe', focus: { x: 20, y: 30 } });
});
afterAll(() => site.remove());

const show = (picture: object) =>
  site.edit<{ sections: object[] }>('pages/sobre.json', (page) => ({
    ...page,
    sections: page.sections.map((section, index) =>
      index === 0 ? { ...section, picture } : section,
    ),
  }));

const html = (dist: string) => readFileSync(join(dist, 'sobre.html'), 'utf8');
const sourcesIn = (text: string) =>
  [...text.matchAll(/<source[^>]*srcset="([^"]+)"/gi)].map(([, srcSet = '']) =>
    srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );

test('it comes out as AVIF and WebP, and is not made again', { timeout: PATIENCE }, async () => {
  await site.build(site.dist);
  const page = html(site.dist);
  expect(page.includes(' src="/equipe.jpg"')).toBe(true);
  const sources = sourcesIn(page);
  expect(sources).toHaveLength(2);
  const files = sources.flat().map((address) => join(site.dist, address));
  const inodes = () => files.map((file) => statSync(file).ino);
  for (const file of files)
    expect((await sharp(file).metadata()).format).toBe(file.endsWith('avif') ? 'heif' : 'webp');
  const before = inodes();
  const cold = join(site.root, 'cold');
  site.edit<{ meta: object }>('pages/sobre.json', (page) => ({
    ...page,
    meta: { ...page.meta, title: 'Sobre nós, de novo' },
  }));
  await site.build(site.dist);
  expect(inodes()).toEqual(before);
  await site.build(cold, '--cold');
  expect(hashesOf(site.dist)).toEqual(hashesOf(cold));

  show({ src: '/equipe.jpg', alt: '', crop: { x: 0, y: 0, width: 50, height: 50 } });
  await site.build(site.dist);
  const [first = []] = sourcesIn(html(site.dist));
  expect(first.at(-1)).toMatch(/equipe-700-/);
  expect(hashesOf(site.dist)[files[0]?.slice(site.dist.length + 1) ?? '']).toBeUndefined();
});
