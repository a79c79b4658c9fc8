import type { ComponentType } from 'react';
import { memoize } from '../../lib/memoize.ts';
import type { PageSource } from '../../ui/data/page-source.ts';
import type { Assets, PageData, SiteData } from '../../ui/data/types.ts';
import { SiteRoot } from '../../ui/site-root.tsx';
import { ConsentBanner } from '../../visitor/consent/consent-banner.tsx';
import { ConsentProvider } from '../../visitor/consent/consent-provider.tsx';
import { App } from '../app.tsx';
import { currentLink } from '../shell/current-link.ts';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { PopoversShown } from '../shell/menu-parts.tsx';
import type { ShellParts } from '../shell/shell.tsx';
import { type Piece, readPiece } from './piece.ts';
import { render } from './render.tsx';

/** What stands around the sections of a page. */
interface Frame {
  before: Piece;
  after: Piece;
  /** The classes of `before` that are seen at once: not those of popovers. */
  shown: ReadonlySet<string>;
}

/** The path of a page that the menu has no link to. */
const NOWHERE = '/_';

type FrameAt = (path: string, translations: Assets['translations']) => Frame;

const frames = new WeakMap<SiteData, FrameAt>();

/**
 * Banner, header and footer are rendered once for all pages, as they are over half of a page's elements; the header also
 * once for each page that the menu links to, and for those below it, as it marks that link, and for each with translations, to which it leads. In
 * the workspace there is a bar alone.
 */
export function frameOf(site: SiteData, { page: { path }, assets }: PageData): Frame {
  if (assets.workspace) {
    const [start = '', end = ''] = around(site, path, assets.workspace);
    const before = readPiece(start);
    return { before, after: readPiece(end), shown: before.classes };
  }
  const frameAt = frames.get(site) ?? sharedFrames(site);
  frames.set(site, frameAt);
  return frameAt(path, assets.translations);
}

function sharedFrames(site: SiteData): FrameAt {
  const parts = { banner: gap, header: gap, footer: gap };
  const [start, status, main, end, rest] = around(site, NOWHERE, undefined, parts);
  const banner = renderPart(ConsentBanner, site);
  const before = (header: string) => readPiece(`${start}${banner}${status}${header}${main}`);
  const after = readPiece(`${end}${renderPart(Footer, site)}${rest}`);
  const shown = before(renderPart(Header, site, NOWHERE, false)).classes;
  const frameOn = (path: string, translations?: Assets['translations']): Frame => {
    const TranslatedHeader = () => <Header translations={translations} />;
    return { before: before(renderPart(TranslatedHeader, site, path)), after, shown };
  };
  const frameAt = memoize((path: string) => frameOn(path));
  // Pages below the same link of the menu have the same header.
  const markedFor = (path: string) => {
    const marked = currentLink(site, path);
    return marked === undefined || marked === path ? (marked ?? NOWHERE) : `${marked}${NOWHERE}`;
  };
  return (path, translations) =>
    translations ? frameOn(path, translations) : frameAt(markedFor(path));
}

const gap = <template />;

/** The app without what is rendered apart, in the pieces around it. */
function around(
  site: SiteData,
  path: string,
  workspace: PageData['assets']['workspace'],
  shellParts?: ShellParts,
): string[] {
  const data = { assets: { workspace } } as PageData;
  const source: PageSource = { get: () => data, prefetch: () => undefined };
  const app = <App site={site} source={source} shellParts={shellParts} page={gap} />;
  return render(path, app).split('<template></template>');
}

function renderPart(
  Component: ComponentType,
  site: SiteData,
  path = NOWHERE,
  popovers = true,
): string {
  return render(
    path,
    <SiteRoot site={site}>
      <ConsentProvider>
        <PopoversShown value={popovers}>
          <Component />
        </PopoversShown>
      </ConsentProvider>
    </SiteRoot>,
  );
}
