import { createElement, Fragment, type ReactNode } from 'react';
import { sections as ofSite } from '#site-blocks/sections';
import { sections as staticOfSite } from '#site-blocks/static-sections';
import { hasTrait } from '../../blocks/traits.ts';
import { TypedSection } from '../../blocks/typed-section.tsx';
import { loadAll } from '../../lib/lazy-component.tsx';
import { isRightToLeft } from '../../lib/right-to-left.ts';
import { AssetsProvider } from '../../ui/data/assets-context.ts';
import { eventState } from '../../ui/data/event-state.ts';
import { type FontStyles, NO_FONTS } from '../../ui/data/font-styles.ts';
import { type PageSource, PageSourceProvider } from '../../ui/data/page-source.ts';
import type { PageData, SiteData } from '../../ui/data/types.ts';
import { SiteRoot } from '../../ui/site-root.tsx';
import { counterCss } from '../../ui/theme/counters.ts';
import { globalCss, largeTextCss } from '../../ui/theme/global-css.ts';
import { interactionCss } from '../../ui/theme/interaction-css.ts';
import { printCss } from '../../ui/theme/print-css.ts';
import { mirrored, rightToLeftCss } from '../../ui/theme/right-to-left.ts';
import { styleTag } from '../../ui/theme/style-cache.ts';
import { ConsentProvider } from '../../visitor/consent/consent-provider.tsx';
import { consentCss } from '../../visitor/consent/page-css.ts';
import { App, RoutedPage } from '../app.tsx';
import type { SectionsPart } from '../engine/page-view.tsx';
import { frameOf } from './frame.tsx';
import { failureIn, readPiece } from './piece.ts';
import { render } from './render.tsx';
import { type ClassStyles, compactCss, stylesOf } from './styles.ts';

export { failureIn, styleTag };

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
 * Of the first section. The sheet of the lower part is linked before it, as some styles select a section by its next
 * sibling; React cannot write that link, as its address is the hash of what both parts have been rendered to.
 */
const END = '</section>';

/**
 * Page data -> HTML. Synchronous, as the data of a page is complete. What stands apart is rendered apart: what is
 * around the sections, the first section with the head, the others. A test holds that together they are the same to the
 * byte as the page rendered as a whole, which is what the browser hydrates.
 */
export function renderPage(
  site: SiteData,
  data: PageData,
  fonts: FontStyles = NO_FONTS,
): RenderedPage {
  const { before, after, shown } = frameOf(site, data);
  const first = renderSections(site, data, 'first');
  const end = first.indexOf(END);
  const cut = end < 0 ? first.length : end;
  const upper = readPiece(first.slice(0, cut));
  const rest = [first.slice(cut), renderSections(site, data, 'others')];
  const lower = rest.map((text) => readPiece(text));
  const above = new Set([...shown, ...upper.classes]);
  const pieces = [before, ...lower, after];
  const below = new Set(
    pieces.flatMap(({ classes }) => [...classes].filter((id) => !above.has(id))),
  );
  const isMirrored = isRightToLeft(site.site.language);
  const directed = (css: string) => (isMirrored ? mirrored(css) : css);
  return {
    head: [upper, ...lower].map(({ head }) => head).join(''),
    above: {
      html: before.html + upper.html,
      css: directed(compactCss(siteCss(site, fonts)) + cssOf(above, 'first')),
    },
    below: {
      html: [...lower, after].map(({ html }) => html).join(''),
      css:
        directed(
          LATER + cssOf(above, 'later') + onPaper(cssOf(above, 'paper')) + cssOf(below, 'all'),
        ) + (isMirrored ? rightToLeftCss : ''),
    },
    starts: startOf(data),
    isFormReturn: hasTrait(data.page, 'isFormReturn'),
  };
}

function startOf({ page, assets: { asOf = '', endsAt } }: PageData): string | undefined {
  if (hasTrait(page, 'startsWhenIdle')) return '';
  return eventState(endsAt, Date.parse(asOf)) === 'upcoming' ? endsAt : undefined;
}

const sourceOf = (data: PageData): PageSource => ({ get: () => data, prefetch: () => undefined });

export const renderApp = (site: SiteData, data: PageData): string =>
  render(data.page.path, <App site={site} source={sourceOf(data)} />);

/**
 * The section that throws, with its folder and the error. They are rendered alone and one by one, without what shows
 * something else in their place, as React tells of a page only that a part of it failed.
 */
export function failedSection(site: SiteData, data: PageData): string | undefined {
  for (const [index, section] of data.page.sections.entries()) {
    const isOfSite = section.type in { ...ofSite, ...staticOfSite };
    const folder = isOfSite ? 'blocks' : 'src/blocks';
    try {
      render(
        data.page.path,
        <SiteRoot site={site}>
          <PageSourceProvider value={sourceOf(data)}>
            <ConsentProvider>
              <AssetsProvider value={data.assets}>
                <TypedSection section={section} first={false} />
              </AssetsProvider>
            </ConsentProvider>
          </PageSourceProvider>
        </SiteRoot>,
      );
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error);
      return `Section ${index + 1} (${folder}/sections/${section.type}) threw an error: ${told}`;
    }
  }
  return undefined;
}

/**
 * Some sections, where `App` and `Shell` have them: `useId` counts the neighbours of all that is around a component, so
 * there are as many gaps.
 */
const renderSections = (site: SiteData, data: PageData, part: SectionsPart): string =>
  render(
    data.page.path,
    <SiteRoot site={site}>
      <PageSourceProvider value={sourceOf(data)}>
        <Among before={0} after={2}>
          <ConsentProvider>
            <Among before={4} after={4}>
              <RoutedPage path={data.page.path} part={part} />
            </Among>
          </ConsentProvider>
        </Among>
      </PageSourceProvider>
    </SiteRoot>,
  );

function Among(props: { before: number; after: number; children: ReactNode }) {
  const { before, after, children } = props;
  const gaps = (count: number) => Array<null>(count).fill(null);
  return createElement(Fragment, null, ...gaps(before), children, ...gaps(after));
}

const cssOf = (classes: Iterable<string>, part: Exclude<keyof ClassStyles, 'selected'>): string =>
  Array.from(classes, (id) => stylesOf(id)?.[part] ?? '').join('');

const onPaper = (css: string) => css && `@media print{${css}}`;

/** Styles that the first paint does not need. */
const LATER = compactCss(`${interactionCss}\n${largeTextCss}\n${printCss}`);

const siteCss = ({ site, theme, consent }: SiteData, { faces }: FontStyles) =>
  globalCss(theme, faces) + counterCss(site.language) + (consent ? consentCss : '');

/** The files of other alphabets that the menus of the site are written in: they are on each page of its language. */
function scriptFiles({ navigation }: SiteData, { scripts }: FontStyles): string[] {
  if (!scripts) return [];
  const written = new Set(JSON.stringify(navigation));
  return scripts.flatMap(({ file, characters }) =>
    Array.from(characters).some((character) => written.has(character)) ? [file] : [],
  );
}

export function documentAssets(site: SiteData, fonts: FontStyles = NO_FONTS) {
  return {
    css: siteCss(site, fonts) + LATER,
    preloadFonts: [...fonts.files, ...scriptFiles(site, fonts)],
    consent: site.consent?.isQuiet ? undefined : site.consent?.asked,
    themeColor: site.theme.colors[site.theme.backgrounds?.header ?? 'ink'],
    language: site.site.language,
  };
}
