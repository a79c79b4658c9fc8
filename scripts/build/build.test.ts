import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { htmlDocument } from './document.ts';
import { sitemap } from './sitemap.ts';
import { swapIn } from './swap.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baluarte-swap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the new folder takes the place of the old one, if there was one', async () => {
  const target = join(folder, 'dist');
  for (const text of ['first', 'second']) {
    const built = join(folder, 'built');
    mkdirSync(built);
    writeFileSync(join(built, 'index.html'), text);
    await swapIn(built, target);
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe(text);
    expect(existsSync(built)).toBe(false);
  }
});

test('the sitemap leaves out what should not be found', () => {
  const entry = (path: string, meta = {}) => ({
    file: `${path.slice(1)}.json`,
    references: [],
    page: { path, sections: [], meta: { title: 't', description: 'd', keywords: [], ...meta } },
  });
  const xml = sitemap(
    [entry('/'), entry('/b'), entry('/404', { noindex: true }), entry('/c', { canonical: '/b' })],
    'https://a.example',
    new Map([['b.json', '2025-07-23']]),
  );
  expect(xml.match(/<url>.*/g)).toEqual([
    '<url><loc>https://a.example/</loc></url>',
    '<url><loc>https://a.example/b</loc><lastmod>2025-07-23</lastmod></url>',
  ]);
});

test('the document starts by itself only where something moves', () => {
  const parts = {
    css: '',
    preloadFonts: [],
    boot: 'x()',
    app: ['/a.js', '/b.js'],
    icons: new Set<string>(),
    themeColor: '#000000',
    language: 'en',
  };
  const page = { head: '<title>t</title>', body: '<p>b</p>', styles: '', structuredData: '' };
  expect(htmlDocument('/sobre', { ...page, moves: false, returns: false }, parts)).toContain(
    '<script data-app="/a.js /b.js" data-page="/_page/sobre.json">x()</script>',
  );
  expect(htmlDocument('/', { ...page, moves: true, returns: false }, parts)).toContain(
    ' data-moves>',
  );
});
