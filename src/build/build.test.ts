import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCompiler } from '../content/node/compiler.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { factsOf } from '../content/read/site/config-file.ts';
import type { SiteConfig } from '../content/read/site/site-config.ts';
import { contentRoot, publicDir } from '../node/project.ts';
import { NO_FONTS } from '../ui/data/font-styles.ts';
import { renderDocument } from './document.ts';
import { sitemap } from './extras.ts';
import { swapIn } from './swap.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-swap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the new folder replaces the old one, if there was one', async () => {
  const target = join(folder, 'dist');
  for (const text of ['first', 'second']) {
    const built = join(folder, 'built');
    mkdirSync(built);
    writeFileSync(join(built, 'index.html'), text);
    swapIn(built, target);
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe(text);
    expect(existsSync(built)).toBe(false);
  }
});

test('the sitemap omits pages that search engines should not index', () => {
  const entry = (path: string, meta = {}) => ({
    file: `${path.slice(1)}.json`,
    path,
    facts: factsOf('', { path, sections: [], meta }),
  });
  const xml = sitemap(
    {
      site: { language: 'en' },
      pages: [
        entry('/'),
        entry('/b'),
        entry('/404', { noindex: true }),
        entry('/c', { canonical: '/b' }),
      ],
    } as unknown as SiteConfig,
    'https://a.example',
    new Map([['b.json', '2025-07-23']]),
  );
  expect(xml.match(/<url>.*/g)).toEqual([
    '<url><loc>https://a.example/</loc></url>',
    '<url><loc>https://a.example/b</loc><lastmod>2025-07-23</lastmod></url>',
  ]);
});

describe('the document', async () => {
  const rendering = (starts?: string, lower = '') =>
    ({
      renderPage: () => ({
        head: '',
        above: { html: '<p>above</p>', css: 'a{}' },
        below: { html: '<p>below</p>', css: lower },
        starts,
        isFormReturn: false,
      }),
      styleTag: (css: string) => `<style>${css}</style>`,
      documentAssets: () => ({
        css: '',
        preloadFonts: ['/a.woff2'],
        themeColor: '#000000',
        language: 'pt',
      }),
    }) as unknown as Parameters<typeof renderDocument>[0];
  const { config } = createSiteConfigLoader(contentRoot)();
  const compiler = createCompiler(config!, publicDir, process.env);
  const site = await compiler.site();
  const data = await compiler.page(config!.pages.find(({ page }) => page.path === '/sobre')!);
  const parts = {
    site,
    fonts: NO_FONTS,
    icons: new Set<string>(),
    boot: 'x()',
    bring: '/b.js',
  };

  test('starts its script at once only if something on the page changes by itself', () => {
    expect(renderDocument(rendering(), data, parts)).toContain(
      '<script data-bring="/b.js" data-page="/_page/sobre.json">x()</script>',
    );
    expect(renderDocument(rendering(''), data, parts)).toContain(' data-starts>');
    const end = '2026-12-03T15:00:00-03:00';
    expect(renderDocument(rendering(end), data, parts)).toContain(` data-starts="${end}">`);
    const dev = { ...parts, startsWhenIdle: true };
    expect(renderDocument(rendering(), data, dev)).toContain(' data-starts>');
  });

  test('loads the styles of its lower part from a file that does not block the upper part', () => {
    const sheet = () => '/s.css';
    const inFile = renderDocument(rendering(undefined, 'b{}'), data, parts, sheet);
    expect(inFile).toContain('<style>a{}</style>');
    expect(inFile).toMatch(
      /<p>above<\/p><link rel="stylesheet" href="\/s\.css"[^>]*><script[^>]*>0<\/script><p>below<\/p>/,
    );
    const inIt = '<style>a{}b{}</style>';
    expect(renderDocument(rendering(undefined, 'b{}'), data, parts)).toContain(inIt);
    expect(renderDocument(rendering(), data, parts, sheet)).not.toContain('/s.css');
  });
});
