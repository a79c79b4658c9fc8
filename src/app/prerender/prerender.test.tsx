import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createCompiler } from '../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../node/project.ts';
import {
  documentAssets,
  failedSection,
  type RenderedPage,
  renderApp,
  renderPage,
} from './prerender.tsx';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const pages = await Promise.all(config!.pages.map(compiler.page));

const nsoc = pages.find(({ page }) => page.path === '/nsoc')!;

const htmlOf = ({ head, above, below }: RenderedPage) => head + above.html + below.html;

test.each(pages.map((page) => [page.page.path, page] as const))(
  '%s: the page put together equals the page rendered as a whole',
  (_path, page) => {
    expect(htmlOf(renderPage(site, page))).toBe(renderApp(site, page));
  },
);

test('a page below one of the menu, as a record is, marks that link and says that it is another page', () => {
  const below = { ...nsoc, page: { ...nsoc.page, path: '/materiais/guia' } };
  const html = htmlOf(renderPage(site, below));
  expect(html).toBe(renderApp(site, below));
  const marked = [...html.matchAll(/<a [^>]*aria-current="true"[^>]*>/g)].map(([tag]) => tag);
  expect(marked).toHaveLength(2); // the menu and the one behind its button
  for (const tag of marked) expect(tag).toContain('href="/materiais"');
});

test('the menu has links and items that open in the order in which they are written', () => {
  const link = (label: string) => ({ label, to: `/${label}` });
  const links = [link('um'), { label: 'dois', links: [link('dentro')] }, link('tres')];
  const { header } = site.navigation;
  const navigation = { ...site.navigation, header: { ...header, links, phone: true } };
  const menus = new JSDOM(
    renderApp({ ...site, navigation }, nsoc),
  ).window.document.querySelectorAll('header nav');
  const wordsOf = (menu?: Element) =>
    [...(menu?.querySelectorAll(':is(a, button, summary)') ?? [])].map((one) => one.textContent);
  const items = ['um', 'dois', 'dentro', 'tres'];
  const { phone } = site.site.contacts;
  expect(wordsOf(menus[0])).toEqual([...items, phone.label, header.action.label]);
  expect(wordsOf(menus[1])).toEqual([...items, header.action.label]);
});

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
  const inHtml = (html: string) => new Set(html.match(/(?<=[" ])c-[\w-]+/g));
  const inCss = (css: string) => new Set(css.match(/(?<=\.)c-[\w-]+/g));
  const menu = new JSDOM(above.html).window.document;
  for (const popover of menu.querySelectorAll('[popover]')) popover.remove();
  const shown = inHtml(menu.body.innerHTML);
  expect(inCss(above.css)).toEqual(shown);
  const all = inHtml(above.html + below.html);
  expect(new Set([...inCss(above.css), ...inCss(below.css)])).toEqual(all);
  const [, ofPopover = ''] =
    /id="_menu-mobile" popover="auto"[^>]* class="(c-[\w-]+)/.exec(above.html) ?? [];
  expect(shown).not.toContain(ofPopover);
  expect(below.css).toContain(`.${ofPopover}{`);
  expect(below.css).not.toContain(':root{--ink');
  expect(above.css).not.toMatch(/@page|@media print\{/);
});

test('a page without sections is whole', () => {
  const page = { ...nsoc, page: { ...nsoc.page, sections: [] } };
  expect(htmlOf(renderPage(site, page))).toBe(renderApp(site, page));
});

test('styles of MUI components precede all scripts, in development too', () => {
  const page = renderPage(site, pages.find(({ page }) => page.path === '/fale-conosco')!);
  const [name = ''] = /c-\w+-MuiInputBase-root/.exec(htmlOf(page)) ?? [];
  expect(name).not.toBe('');
  expect(page.above.css + page.below.css).toContain(`.${name}{`);
});

test('a section that throws is named by its place and its folder, whatever in it throws', () => {
  const { page, assets } = nsoc;
  const broken = { type: 'screen', title: 'A' } as unknown as (typeof page.sections)[number];
  const sections = [page.sections[0]!, broken];
  expect(failedSection(site, { page: { ...page, sections }, assets })).toMatch(
    /^Section 2 \(blocks\/sections\/screen\) threw an error: ./,
  );
  expect(failedSection(site, nsoc)).toBeUndefined();
});
