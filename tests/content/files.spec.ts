import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { ownAddress } from '../../src/hosting/own-addresses.ts';
import { RedirectTable } from '../../src/hosting/redirect-table.ts';
import { readRedirects } from '../../src/hosting/redirects-file.ts';
import type { Messages } from '../../src/types/config.gen.ts';
import { routesOf } from '../routes.ts';
import { fixture, own, type SiteFolders } from '../sites.ts';
import { studioFiles } from '../studio-files.ts';

const routes = routesOf(own);
const pagesIn = (site: SiteFolders) => {
  const isOfStudio = studioFiles(site);
  return readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !isOfStudio(name),
  );
};
const htmlFiles = pagesIn(own);
const read = (name: string) => readFileSync(join(own.dist, name), 'utf8');

test('the build contains the licences of its packages', () => {
  expect(read('licenses.md')).toMatch(/^## react-dom - /m);
  expect(read('licenses.md')).toMatch(/^## @fontsource-variable\/.*OFL/m);
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React's own spelling, valid HTML all the same.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'error',
      'long-title': 'off',
      'tel-non-breaking': 'off',
      // The roles and labels here are required by patterns the rule does not know.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
    },
  });
  const complaints: string[] = [];
  for (const name of htmlFiles) {
    const report = await validator.validateString(read(name), name);
    for (const { messages } of report.results) {
      complaints.push(
        ...messages.map((one) => `${name}:${one.line}:${one.column} ${one.ruleId}: ${one.message}`),
      );
    }
  }
  expect(complaints).toEqual([]);
});

test('a page states at most once that its data is invented', () => {
  const messages: Messages = JSON.parse(
    readFileSync(join(own.root, 'site-config/messages.json'), 'utf8'),
  );
  const twice = htmlFiles.filter((name) => read(name).split(messages.exhibits.demo).length > 2);
  expect(twice).toEqual([]);
});

/** What a Nu HTML checker refuses, and html-validate lets pass: attributes of forms on other elements. */
const MISPLACED = [
  '[required]:not(input, select, textarea)',
  ':is([readonly], [placeholder], [maxlength], [minlength]):not(input, textarea)',
  ':is([pattern], [checked], [inputmode]):not(input, textarea)',
  '[autocomplete]:not(input, select, textarea, form)',
  '[disabled]:not(button, fieldset, input, optgroup, option, select, textarea, link)',
  '[type]:not(input, button, a, link, script, style, source, ol, li, object, embed)',
  '[aria-hidden=true]:is(label):has(input, select, textarea)',
  'nav:empty',
];

test('attributes of form controls appear only on controls', async ({ page }) => {
  for (const site of [own, fixture]) {
    const { dist } = site;
    for (const name of pagesIn(site)) {
      const found = await page.evaluate(
        ([html, selectors]) => {
          const document = new DOMParser().parseFromString(html, 'text/html');
          return selectors.flatMap((selector) =>
            Array.from(document.querySelectorAll(selector), (one) => one.outerHTML.slice(0, 120)),
          );
        },
        [readFileSync(join(dist, name), 'utf8'), MISPLACED] as const,
      );
      expect(found, name).toEqual([]);
    }
  }
});

test('every page has the metadata that search and social networks read', () => {
  for (const name of htmlFiles) {
    const head = read(name).split('</head>')[0]!;
    const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    expect(head.match(/<title>[^<]+<\/title>/g), name).toHaveLength(1);
    for (const part of [
      'name="description"',
      'name="keywords"',
      'property="og:title"',
      'property="og:url"',
    ]) {
      expect(head.split(part), `${part} in ${name}`).toHaveLength(2);
    }
    const robots = head.includes('content="noindex"');
    const canonical = head.includes(`rel="canonical" href="http://localhost:4173${path}"`);
    expect(robots || canonical, `${name} is either noindex or has a canonical address`).toBe(true);
  }
});

test('the sitemap lists every indexable page, and only those', () => {
  const listed = [
    ...read('sitemap.xml').matchAll(/<loc>http:\/\/localhost:4173([^<]*)<\/loc>/g),
  ].map(([, path]) => path);
  const expected = htmlFiles
    .filter((name) => !read(name).includes('content="noindex"'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));
  expect(listed.sort()).toEqual(expected.sort());
  expect(listed).not.toContain('/404');
  expect(read('robots.txt')).toContain('Sitemap: http://localhost:4173/sitemap.xml');
});

test('no local link of any page is dead, except the known missing ones', () => {
  const known = JSON.parse(
    readFileSync(join(own.root, 'site-config/known-missing.json'), 'utf8'),
  ) as {
    paths: string[];
  };
  const redirects = new RedirectTable(readRedirects(read('_redirects')));
  const files = new Set(
    readdirSync(own.dist, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`),
  );
  const dead: string[] = [];
  for (const name of htmlFiles) {
    for (const [, target = ''] of read(name).matchAll(/(?:href|src)="(\/[^"#?]*)/g)) {
      const exists = target === '/' || files.has(target) || files.has(`${target}.html`);
      if (!exists && !known.paths.includes(target) && !redirects.has(target))
        dead.push(`${name}: ${target}`);
    }
  }
  expect(dead).toEqual([]);
});

test('no anchor of any page is dead', () => {
  const dead: string[] = [];
  for (const name of htmlFiles) {
    for (const [, path = '', anchor = ''] of read(name).matchAll(
      /<a [^>]*href="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g,
    )) {
      const target = path === '' ? name : path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      if (!htmlFiles.includes(target) || !read(target).includes(`id="${anchor}"`)) {
        dead.push(`${name}: ${path}#${anchor}`);
      }
    }
  }
  expect(dead).toEqual([]);
});

const isOfStudio = studioFiles(own);

test('every file is a page, from public/, or at a reserved address', () => {
  const strays = readdirSync(own.dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(own.dist.length))
    .filter((file) => !routes.includes(file.replace(/\.html$/, '')))
    .filter((file) => !isOfStudio(file.slice(1)))
    .filter((file) => !existsSync(join(join(own.root, 'public'), file)) && !ownAddress(file));
  expect(strays).toEqual([]);
});
