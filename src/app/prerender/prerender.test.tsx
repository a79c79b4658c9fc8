import { expect, test } from 'vitest';
import { createCompiler } from '../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../node/project.ts';
import { splitInteraction } from '../../ui/theme/interaction-css.ts';
import { printCss, splitPaper } from '../../ui/theme/print-css.ts';
import { splitPopovers } from './popovers.ts';
import { documentAssets, type RenderedPage, renderApp, renderPage } from './prerender.tsx';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const pages = await Promise.all(config!.pages.map(compiler.page));

const nsoc = pages.find(({ page }) => page.path === '/nsoc')!;

const htmlOf = ({ head, above, below }: RenderedPage) => head + above.html + below.html;

test.each(pages.map((page) => [page.page.path, page] as const))(
  '%s: the page composed with the cached shell equals the page rendered as a whole',
  (_path, page) => {
    expect(htmlOf(renderPage(site, page))).toBe(renderApp(site, page));
  },
);

test('without services that need consent, no page asks and no footer offers the choice', () => {
  const silent = { ...site, consent: undefined, tags: undefined };
  const whole = htmlOf(renderPage(silent, pages[0]!));
  expect(htmlOf(renderPage(site, pages[0]!))).toContain('id="_consent"');
  expect(whole).not.toMatch(/_consent|Preferências de cookies/);
  expect(whole).toBe(renderApp(silent, pages[0]!));
  expect(documentAssets(silent)).not.toMatchObject({ consent: expect.anything() });
});

test('a footer without legal links and without a choice has no list of them', () => {
  const { navigation, messages } = site;
  const bare = {
    ...site,
    consent: undefined,
    navigation: { ...navigation, footer: { ...navigation.footer, legal: [] } },
  };
  const label = `aria-label="${messages.navigation.legal}"`;
  expect(renderApp(site, pages[0]!)).toContain(label);
  expect(renderApp(bare, pages[0]!)).not.toContain(label);
});

test('the HTML of a page does not depend on the pages rendered before it', () => {
  const [first, second] = [pages[0]!, pages[1]!];
  const alone = renderPage(site, first);
  renderPage(site, second);
  expect(renderPage(site, first)).toEqual(alone);
});

test('metadata is in the head, content in the body', () => {
  const { head, above } = renderPage(site, nsoc);
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(head).not.toContain('<main');
  expect(above.html).toMatch(/^<div/);
  expect(above.css).toMatch(/^[^<]*:root\{[^<]*\.c-\w[^<]*$/);
});

test('the upper part has all its styles, the lower part those still missing', () => {
  const { above, below } = renderPage(site, nsoc);
  expect(above.html).toContain('<h1');
  expect(above.html).not.toContain('<h2');
  const ids = (text: string, pattern: RegExp) => new Set(text.match(pattern));
  const inHtml = (html: string) => ids(html, /(?<=[" ])c-[\w-]+/g);
  const inCss = (css: string) => ids(css, /(?<=\.)c-[\w-]+/g);
  const { shown, popovers } = splitPopovers(above.html);
  const [screen, paper] = splitPaper(below.css);
  const [rest, interaction] = splitInteraction(screen);
  expect(popovers).toContain('id="_menu-mobile"');
  expect(inCss(above.css)).toEqual(inHtml(shown));
  const rules = [...inCss(above.css), ...inCss(rest)];
  expect(new Set(rules).size).toBe(rules.length);
  expect(new Set(rules)).toEqual(inHtml(above.html + below.html));
  for (const id of inCss(paper + interaction)) expect(rules).toContain(id);
  expect(below.css).not.toContain(':root{--ink');
  expect(above.css).not.toMatch(/@page|@media print\{/);
});

test('a page without sections has no lower part', () => {
  const page = { ...nsoc, page: { ...nsoc.page, sections: [] } };
  const { head, above, below } = renderPage(site, page);
  expect(head + above.html).toBe(renderApp(site, page));
  expect(below.html).toBe('');
  expect(below.css).toContain(printCss);
});

test('styles of MUI components precede all scripts, in development too', () => {
  const page = renderPage(site, pages.find(({ page }) => page.path === '/fale-conosco')!);
  const [name = ''] = /c-\w+-MuiInputBase-root/.exec(htmlOf(page)) ?? [];
  expect(name).not.toBe('');
  expect(page.above.css + page.below.css).toContain(`.${name}{`);
});
