import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import type { Site } from '../../src/types/config.gen.ts';
import { own } from '../sites.ts';
import { studioFiles } from '../studio-files.ts';

const ORIGIN = 'http://localhost:4173';
const fileOf = (address: string) => join(own.dist, address.replace(ORIGIN, ''));
const isOfStudio = studioFiles(own);
const pages = readdirSync(own.dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !isOfStudio(name))
  .map((name) => ({ name, html: readFileSync(join(own.dist, name), 'utf8') }));
const content = (html: string, property: string) =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1];

test('indexable pages have a social picture of the declared size', async () => {
  for (const { name, html } of pages) {
    const address = content(html, 'og:image');
    if (html.includes('content="noindex"') && !address) continue;
    expect(address, name).toMatch(`${ORIGIN}/`);
    const { width, height } = await sharp(fileOf(address!)).metadata();
    expect([content(html, 'og:image:width'), content(html, 'og:image:height')], name).toEqual([
      String(width),
      String(height),
    ]);
    expect(statSync(fileOf(address!)).size, name).toBeLessThan(120_000);
    expect(content(html, 'og:image:alt'), name).toBeTruthy();
  }
});

test('structured data is one graph per page, and refers only to existing pages', () => {
  for (const { name, html } of pages) {
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(scripts, name).toHaveLength(1);
    const data = JSON.parse(scripts[0]![1]!);
    const types = data['@graph'].map((item: { '@type': string }) => item['@type']);
    expect(types, name).toContain('Organization');
    expect(types.includes('WebSite'), name).toBe(name === 'index.html');
    for (const [, path = ''] of scripts[0]![1]!.matchAll(/"(?:url|item)":"http:\/\/[^/]+([^"]*)"/g))
      expect(existsSync(fileOf(path === '/' ? '/index.html' : `${path}.html`)), path).toBe(true);
  }
});

test('the manifest and its icons exist', async () => {
  const manifest = JSON.parse(readFileSync(fileOf('/site.webmanifest'), 'utf8'));
  const { brand, language } = JSON.parse(
    readFileSync(join(own.root, 'site-config/site.json'), 'utf8'),
  ) as Site;
  expect(manifest).toMatchObject({ short_name: brand.name, lang: language, start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileOf(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
