/** What the built fixture site weighs, compressed as hosts do. Its words stay, so only the engine can make it heavier. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Request } from 'playwright/test';
import { appModules } from '../app-modules.ts';
import { fixture } from '../sites.ts';
import { expect, hydrated, test } from '../test.ts';

const read = (file: string) => readFileSync(join(fixture.dist, file));
/** The hashes in names of files make a page or a script up to some hundred bytes heavier or lighter, by luck: here they depend on the names. */
const withSteadyNames = (text: string) =>
  text.replace(/([\w-]+)-[\w-]{8}(?=\.js)/g, (_, name) => {
    const hash = createHash('sha256').update(name).digest('base64url');
    return `${name}-${hash.slice(0, 8)}`;
  });
// Compressed once: to do so takes seconds.
test.describe.configure({ mode: 'default' });
const sizes = new Map<string, number>();
function compressed(file: string): number {
  const text = /\.(html|js)$/.test(file) ? withSteadyNames(read(file).toString()) : read(file);
  const size = sizes.get(file) ?? brotliCompressSync(text).length;
  sizes.set(file, size);
  return size;
}
const total = (files: string[]) => files.reduce((sum, file) => sum + compressed(file), 0);

const html = read('index.html').toString();
const linked = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, path = '']) => path);
const [bring = ''] = linked(/ data-bring="([^"]+)"/g);
const scripts = [...appModules(read(bring).toString()), bring];
/** What the faces with all characters of a page use: those without a range. */
const fonts = linked(/src:url\(([^)]+)\) format\('woff2'\)\}/g);
/** A page and the styles of what stands below its first section. */
const withSheet = (page: string) => {
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(read(page).toString()) ?? [];
  return [page, sheet];
};

const BUDGETS: [what: string, files: string[], bytes: number][] = [
  ['a page that is little more than header and footer', ['cookies.html'], 7_890],
  ['the home page', ['index.html'], 12_185],
  ['a page of many sections', ['nsoc.html'], 12_545],
  ['a page with a form', ['fale-conosco.html'], 11_570],
  ['the smallest page, with its style sheet', withSheet('cookies.html'), 11_770],
  ['the home page, with its style sheet', withSheet('index.html'), 17_955],
  ['a page of many sections, with its style sheet', withSheet('nsoc.html'), 18_760],
  ['a page with a form, with its style sheet', withSheet('fale-conosco.html'), 18_945],
  ['the scripts of each page', scripts, 107_745],
  ['its fonts', fonts, 20_500],
];

for (const [what, files, bytes] of BUDGETS) {
  test(`${what}: at most ${bytes} bytes`, () => {
    expect(files.length).toBeGreaterThan(0);
    expect(total(files)).toBeLessThanOrEqual(bytes);
  });
}

/** All scripts that a page has loaded when it was touched and nothing is loading any more. */
const LOADED: [path: string, bytes: number][] = [
  ['/', 112_130],
  ['/nsoc', 111_615],
  ['/fale-conosco', 169_865],
];

for (const [path, bytes] of LOADED) {
  test(`${path}: at most ${bytes} bytes of scripts after the first touch`, async ({ page }) => {
    const asked = new Set<string>();
    const arrived = new Set<string>();
    const note = (set: Set<string>) => (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) set.add(pathname);
    };
    page.on('request', note(asked));
    // Of an answer that was kept from before, the browser may not say that it has ended.
    page.on('response', (response) => note(arrived)(response.request()));
    await page.goto(path);
    await hydrated(page);
    // What is hydrated may ask for more. A window that draws nothing may never be idle.
    await expect(async () => {
      const before = asked.size;
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 200 })));
      expect(arrived.size).toBe(before);
      expect(asked.size).toBe(before);
    }).toPass();
    const loaded = [...asked];
    expect(loaded).toEqual(expect.arrayContaining(scripts));
    expect(total(loaded)).toBeLessThanOrEqual(bytes);
  });
}

/** What a server sends before it has to wait for an answer: ten packets, less the headers. */
const FIRST_ROUND_TRIP = 14_000;

for (const file of ['index.html', 'nsoc.html', 'fale-conosco.html']) {
  test(`${file}: the first round trip contains the whole hero with its styles`, () => {
    const sent = brotliCompressSync(read(file)).subarray(0, FIRST_ROUND_TRIP);
    const there = brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    expect(there.toString()).toMatch(/<main[\s\S]*?<\/section>/);
  });
}

test('a page has few scripts, and none is tiny except the bundler’s own', () => {
  expect(scripts.length).toBeLessThanOrEqual(8);
  const tiny = scripts.filter((file) => compressed(file) < 1000);
  expect(tiny).toEqual([expect.stringMatching(/rolldown-runtime/)]);
});
