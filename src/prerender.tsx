import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { consentCss } from './consent/page-css.ts';
import type { PageSource } from './data/page-source.ts';
import type { PageData, SiteData } from './data/types.ts';
import { movingSections } from './sections/moving.ts';
import type { ShellParts } from './shell/shell.tsx';
import { fontFiles } from './theme/fonts.ts';
import { globalCss } from './theme/global-css.ts';

const KEY = 'c';

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` tags. */
  head: string;
  /** What `#root` contains. */
  body: string;
  /** The styles the body uses, as one `<style data-emotion>` tag. */
  styles: string;
  /** True when a section moves by itself, so that the app starts without a touch. */
  moves: boolean;
  /** True for the page to which the CRM sends a form's visitor. */
  returns: boolean;
}

/** One for all pages: a style is compiled once, by the first page that uses it. */
const cache = createCache({ key: KEY });
cache.compat = true; // styles are collected, not written between the elements

/**
 * Page data -> HTML. Synchronous: whatever a page needs is in its data already.
 * Banner, header and footer are rendered once for all pages and put in place; a test holds that the result
 * is the same to the byte as rendering everything.
 */
export function renderPage(site: SiteData, data: PageData): RenderedPage {
  const { banner, header, footer, styles } = shellOf(site);
  const page = renderWhole(site, data, HOLES);
  const html = page
    .replace(BANNER_HOLE, () => banner)
    .replace(HEADER_HOLE, () => markCurrent(header, data.page.path))
    .replace(FOOTER_HOLE, () => footer);
  // React writes what it hoists before the first element of the body.
  const start = html.search(/<(?!title|\/title|meta|link)/);
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    styles: styleTag(new Set([...styles, ...styleIds(page)])),
    moves: data.page.sections.some(({ type }) => movingSections.has(type)),
    returns: data.page.sections.some(({ type }) => type === 'form-return'),
  };
}

export function renderWhole(site: SiteData, data: PageData, shellParts?: ShellParts): string {
  const source: PageSource = { get: () => data, prefetch: () => undefined };
  return renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={data.page.path}>
        <App site={site} source={source} shellParts={shellParts} />
      </StaticRouter>
    </CacheProvider>,
  );
}

const BANNER_HOLE = '<template data-hole="banner"></template>';
const HEADER_HOLE = '<template data-hole="header"></template>';
const FOOTER_HOLE = '<template data-hole="footer"></template>';
const HOLES: ShellParts = {
  banner: <template data-hole="banner" />,
  header: <template data-hole="header" />,
  footer: <template data-hole="footer" />,
};

interface RenderedShell {
  banner: string;
  header: string;
  footer: string;
  styles: string[];
}

const shells = new WeakMap<SiteData, RenderedShell>();

function shellOf(site: SiteData): RenderedShell {
  const known = shells.get(site);
  if (known) return known;
  const page = { path: '/_', meta: { title: '', description: '', keywords: [] }, sections: [] };
  const html = renderWhole(site, { page, assets: site.assets });
  const shell = {
    banner: site.consent ? between(html, 'section') : '', // the page of this has no section
    header: between(html, 'header'),
    footer: between(html, 'footer'),
    styles: styleIds(html),
  };
  shells.set(site, shell);
  return shell;
}

/** The first element of that tag; the shell's own stand alone outside the page. */
function between(html: string, tag: string): string {
  return html.slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`) + `</${tag}>`.length);
}

/** What `MenuLink` says of the page being read. */
function markCurrent(header: string, path: string): string {
  const link = new RegExp(
    `<a ((?:data-track-button="[^"]*" )?(?:data-no-print="" )?)(?=class="c-\\w+" href="${path}">)`,
    'g',
  );
  return header.replace(link, '<a $1aria-current="page" ');
}

const STYLE_CLASS = new RegExp(`[" ]${KEY}-([a-z0-9]+)`, 'g');

function styleIds(html: string): string[] {
  return Array.from(html.matchAll(STYLE_CLASS), ([, id = '']) => id);
}

/** The styles of these classes, sorted, so that a page does not depend on those rendered before. */
function styleTag(used: Set<string>): string {
  const ids = [...used].filter((id) => typeof cache.inserted[id] === 'string').sort();
  const css = ids.map((id) => cache.inserted[id]).join('');
  return `<style data-emotion="${KEY} ${ids.join(' ')}">${css}</style>`;
}

export function documentAssets(site: SiteData) {
  return {
    css: globalCss(site.theme) + (site.consent ? consentCss : ''),
    preloadFonts: fontFiles,
    consent: site.consent?.asked,
    themeColor: site.theme.colors.ink,
    language: site.site.language,
  };
}
