import { fontFiles, otherFontFaces } from 'virtual:fonts';
import { hasTrait } from '../../blocks/traits.ts';
import { loadAll } from '../../lib/lazy-component.tsx';
import { eventState } from '../../ui/data/event-state.ts';
import type { PageSource } from '../../ui/data/page-source.ts';
import type { PageData, SiteData } from '../../ui/data/types.ts';
import { globalCss, largeTextCss } from '../../ui/theme/global-css.ts';
import { interactionCss, splitInteraction } from '../../ui/theme/interaction-css.ts';
import { printCss, splitPaper } from '../../ui/theme/print-css.ts';
import { stylesOf, styleTag } from '../../ui/theme/style-cache.ts';
import { consentCss } from '../../visitor/consent/page-css.ts';
import { App } from '../app.tsx';
import type { ShellParts } from '../shell/shell.tsx';
import { compactCss } from './compact-css.ts';
import { splitPopovers } from './popovers.ts';
import { failureIn, render } from './render.tsx';
import { fillHoles, HOLES } from './shell-parts.tsx';
import { cache } from './styles.ts';

export { failureIn };

await loadAll();

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` tags. */
  head: string;
  /** What `#root` contains up to the end of the first section, with the site's styles. */
  above: PagePart;
  /** The rest of `#root`, with the remaining styles: also of popovers and print. */
  below: PagePart;
  /** When the app starts without a touch: at a date, or once the page is idle (`''`). */
  starts: string | undefined;
  /** True for the page to which the CRM redirects after a form. */
  isFormReturn: boolean;
}

interface PagePart {
  html: string;
  css: string;
}

/**
 * Page data -> HTML. Synchronous, as the data of a page is complete.
 * Banner, header and footer are rendered once for all pages and inserted; a test holds that the
 * result is the same to the byte as rendering everything.
 */
export function renderPage(site: SiteData, data: PageData): RenderedPage {
  const { page } = data;
  const html = fillHoles(renderApp(site, data, HOLES), site, page.path);
  // React writes hoisted tags before the first element of the body, a `div`.
  const start = html.indexOf('<div');
  // Before the end tag, as some styles select a section by its next sibling.
  const found = html.indexOf('</section>', html.indexOf('<main'));
  const end = found < 0 ? html.length : found;
  const [above, below] = [html.slice(start, end), html.slice(end)];
  const { shown, popovers } = splitPopovers(above);
  const written = new Set<string>();
  const styles = stylesOf(cache, shown, written);
  const [screen, paper] = splitPaper(styles);
  const [first, later] = splitInteraction(screen);
  return {
    head: html.slice(0, start),
    above: { html: above, css: compactCss(siteCss(site) + first) },
    below: {
      html: below,
      css: compactCss(LATER + later + paper + stylesOf(cache, popovers + below, written)),
    },
    starts: startOf(data),
    isFormReturn: hasTrait(page, 'isFormReturn'),
  };
}

function startOf({ page, assets: { builtAt = '', endsAt } }: PageData): string | undefined {
  if (hasTrait(page, 'startsWhenIdle')) return '';
  return eventState(endsAt, Date.parse(builtAt)) === 'upcoming' ? endsAt : undefined;
}

export function renderApp(site: SiteData, data: PageData, shellParts?: ShellParts): string {
  const source: PageSource = { get: () => data, prefetch: () => undefined };
  return render(data.page.path, <App site={site} source={source} shellParts={shellParts} />);
}

export { styleTag };

/** Styles that the first paint does not need. */
const LATER = `${interactionCss}${otherFontFaces}\n${largeTextCss}\n${printCss}`;

const siteCss = ({ theme, consent }: SiteData) => globalCss(theme) + (consent ? consentCss : '');

export function documentAssets(site: SiteData) {
  return {
    css: siteCss(site) + LATER,
    preloadFonts: fontFiles,
    consent: site.consent?.asked,
    themeColor: site.theme.colors.ink,
    language: site.site.language,
  };
}
