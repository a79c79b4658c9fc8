import sirv from 'sirv';
import type { ViteDevServer } from 'vite';
import { EDITOR } from '../app/dev/config-report.ts';
import { GALLERY } from '../app/dev/gallery/gallery-data.ts';
import { notesInWords } from '../app/dev/notes-in-words.ts';
import { buildBootScript } from '../build/boot-script.ts';
import { renderDocument } from '../build/document.ts';
import { manifest } from '../build/manifest.ts';
import { inLanguage, inLanguageOf } from '../content/compile/in-language.ts';
import { withListPages } from '../content/compile/list-pages.ts';
import { compileAuthTexts } from '../content/compile/site-data.ts';
import { createLenientCompiler } from '../content/node/compiler.ts';
import { clockIn } from '../content/node/machine.ts';
import { iconsOf } from '../content/node/site-icons.ts';
import { languagesOf, missingPage } from '../content/read/site/languages.ts';
import type { PageSource, SiteConfig } from '../content/read/site/site-config.ts';
import { ASSETS, MANIFEST } from '../hosting/own-addresses.ts';
import { RedirectTable, withParents } from '../hosting/redirect-table.ts';
import { AUTH_TEXTS_URL, SITE_DATA_URL } from '../lib/boot-protocol.ts';
import { SEARCH } from '../lib/search-options.ts';
import { contentRoot, projectRoot, publicDir } from '../node/project.ts';
import { PAGE_DATA } from '../ui/data/page-data-url.ts';
import type { PageData, SiteData } from '../ui/data/types.ts';
import { wordsIn } from '../words/node/catalogues.ts';
import { editorServices } from './editor-services.ts';
import { errorDocument } from './error-document.ts';
import { formerAddresses } from './former-addresses.ts';
import { createGallery } from './gallery/gallery.ts';
import { galleryServices } from './gallery/gallery-services.ts';
import { guardDocuments } from './guard-documents.ts';
import type { LiveConfig } from './live-config.ts';
import { pictureServices } from './picture-services.ts';
import { createPrerenderer } from './prerenderer.ts';
import { redirects } from './redirects.ts';
import { createSearch } from './search.ts';
import { serveDocuments } from './serve-documents.ts';
import { fontsOf, servedStyles } from './served-fonts.ts';
import { unpublished } from './unpublished.ts';

/** The script reads in its own address of which reading of the files the page was made. */
const BRING_APP = '/src/app/boot/bring-app.ts?';
const NO_REDIRECTS = new RedirectTable([]);
/** Renders pages from the current configuration, or from the last one without errors. */
export function serveSite(server: ViteDevServer, live: LiveConfig): () => void {
  const boot = buildBootScript(projectRoot);
  const gallery = createGallery(live);
  const prerenderer = createPrerenderer(server);
  live.follow(server);

  const json = async (url: string, language: string, query: string): Promise<unknown> => {
    const { config, revision } = live;
    if (!config) return undefined;
    if (url === SITE_DATA_URL) return siteData(config, query);
    if (url === AUTH_TEXTS_URL) return compileAuthTexts(config);
    if (url === `/${MANIFEST}`) return manifest(config, iconsOf(publicDir));
    if (url.startsWith(`${SEARCH}/`)) return search(url, withListPages(config));
    const path = url.slice(PAGE_DATA.length, -'.json'.length).replace(/^\/index$/, '/');
    const example = gallery.page(path);
    if (example)
      return createLenientCompiler(example.config, publicDir, process.env).page(example.entry);
    const entry = withListPages(config).pages.find((page) => page.path === path);
    return entry && { ...(await pageData(entry, config, language)), revision };
  };

  const html = async (
    url: string,
    language: string,
    still = false,
  ): Promise<{ status: number; text: string }> => {
    const { config, revision } = live;
    if (!config) return { status: 500, text: errorDocument(language) };
    const example = gallery.page(url);
    const { pages } = withListPages(config);
    const found = example?.entry ?? pages.find((page) => page.path === url);
    const entry = found ?? missingPage(config, url);
    if (!entry) return { status: 404, text: '404' };
    const shownConfig = example?.config ?? config;
    const ofPage = inLanguageOf(shownConfig, entry);
    const compiler = createLenientCompiler(ofPage, publicDir, process.env);
    const site = await compiler.site();
    const [prerender, fonts] = await Promise.all([prerenderer(), fontsOf(config)]);
    const text = renderDocument(prerender, await pageData(entry, shownConfig, language), {
      site,
      fonts: servedStyles(fonts),
      icons: iconsOf(publicDir),
      boot: still ? '' : await boot,
      bring: `${BRING_APP}${revision}`,
      notesVisits: Boolean(compiler.integrations.submissions),
      startsWhenIdle: !example, // the gallery shows many examples at once: each starts when it is touched
    });
    const shown = example ? text.replace('</head>', `${PREVIEW_STYLE}</head>`) : text;
    return { status: found ? 200 : 404, text: shown };
  };

  const search = createSearch(async (path) => (await html(path, '', true)).text);

  const css = async (): Promise<string> => {
    if (!live.config) return '';
    const [prerender, fonts] = await Promise.all([prerenderer(), fontsOf(live.config)]);
    const site = await createLenientCompiler(live.config, publicDir, process.env).site();
    return prerender.documentAssets(site, servedStyles(fonts)).css;
  };
  const transform = (html: string) => server.transformIndexHtml(GALLERY, html);

  server.middlewares.use(formerAddresses);
  server.middlewares.use(guardDocuments(publicDir));
  server.middlewares.use(ASSETS, pictureServices(contentRoot));
  server.middlewares.use(EDITOR, editorServices(live));
  server.middlewares.use(GALLERY, galleryServices(gallery, { css, transform }));
  let last: { config: SiteConfig; redirects: RedirectTable } | undefined;
  const redirectsNow = () => {
    const { config } = live;
    if (config && last?.config !== config) last = { config, redirects: meanwhile(config) };
    return last?.redirects ?? NO_REDIRECTS;
  };
  server.middlewares.use(redirects(redirectsNow));
  // Vite has a list of the files, which its watcher brings up to date: a new picture would be missing for a moment.
  server.middlewares.use(sirv(publicDir, { dev: true, etag: true, extensions: [] }));
  return () => void server.middlewares.use(serveDocuments(server, { json, html }));
}

/** Of all pages in the language of the document that asks, which is named in the query. */
function siteData(config: SiteConfig, search: string): Promise<SiteData> {
  const language = search.slice(1);
  const known = languagesOf(config).includes(language) ? language : config.site.language;
  return createLenientCompiler(inLanguage(config, known), publicDir, process.env).site();
}

async function pageData(
  entry: PageSource,
  config: SiteConfig,
  language: string,
): Promise<PageData> {
  const ofPage = inLanguageOf(config, entry);
  const data = await createLenientCompiler(ofPage, publicDir, process.env).page(entry);
  const notes = unpublished(entry, config, clockIn(config.site.timeZone));
  return notesInWords({ ...data, ...notes }, wordsIn(language).worded);
}

/** Without redirects for pages that are not live, because the dev server shows those pages. */
function meanwhile({ pages, redirects: { redirects } }: SiteConfig): RedirectTable {
  const served = new Set(pages.map(({ path }) => path));
  const all = withParents(redirects, (path) => served.has(path));
  return new RedirectTable(all.filter(({ from }) => !served.has(from)));
}

/** Hides everything on an example page except the example: shell, banner and preceding sections. */
const PREVIEW_STYLE = `<style>
#root>div>:not(main),main>:has(#before){display:none!important}
html,body{padding:0!important;background:none;overflow:hidden}
</style>`;
