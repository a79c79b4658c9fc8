import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { t, worded } from '../../../words/reader.ts';
import { BlockList } from './block-list.tsx';
import { BlockView } from './block-view.tsx';
import { ColorsView } from './colors-view.tsx';
import { CopyingProvider } from './controls.tsx';
import { GALLERY_DATA, type GalleryBlock, type GalleryData } from './gallery-data.ts';
import { IconsView } from './icons-view.tsx';
import { SitePictures } from './pictures-view.tsx';
import { useJson } from './use-json.ts';

/** As they stand in the address. */
const VIEWS = ['sections', 'fields', 'icons', 'pictures', 'colors'] as const;
type View = (typeof VIEWS)[number];

/** What views were called in addresses that people may have kept. */
const FORMER: Readonly<Record<string, View>> = {
  secoes: 'sections',
  campos: 'fields',
  icones: 'icons',
  imagens: 'pictures',
  cores: 'colors',
};

const nameOf = (view: View) => t(`gallery:view-${view}`);

/** The widths of a computer, a tablet and a phone. A form field is never as wide as a page. */
const WIDTHS = { sections: [1440, 768, 390], fields: [768, 390] };

/** Everything that an editor can use on this site, to look at and to copy. */
export function GalleryApp() {
  const [asked, type] = useRoute();
  const view = VIEWS.find((known) => known === asked) ?? 'sections';
  const { value, error } = useJson<GalleryData>(GALLERY_DATA);
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(`${view}/${type}`);
  useEffect(() => {
    const here = `${view}/${type}`;
    if (arrived.current === here) return;
    arrived.current = here;
    const values = { view: nameOf(view), type };
    document.title = t(type ? 'gallery:page-title-of-type' : 'gallery:page-title', values);
    scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [view, type]);

  return (
    <CopyingProvider>
      <header className="top" data-background="ink">
        <a href="/" className="site">
          {value?.site ?? location.host}
        </a>
        <p className="name">{t('gallery:title')}</p>
        <nav aria-label={t('gallery:views')}>
          {VIEWS.map((id) => (
            <a key={id} href={`#${id}`} aria-current={id === view ? 'page' : undefined}>
              {nameOf(id)}
            </a>
          ))}
        </nav>
      </header>
      <main ref={main} tabIndex={-1}>
        {error && <p role="alert">{worded(error)}</p>}
        {value ? shown(value, view, type) : !error && <p>{t('gallery:loading')}</p>}
      </main>
    </CopyingProvider>
  );
}

function shown(data: GalleryData, view: View, type: string): ReactNode {
  if (view === 'icons') return <IconsView />;
  if (view === 'pictures') return <SitePictures pictures={data.pictures} />;
  if (view === 'colors') return <ColorsView colors={data.colors} />;
  const blocks: GalleryBlock[] = view === 'sections' ? data.sections : data.fields;
  const block = blocks.find((candidate) => candidate.type === type);
  const widths = WIDTHS[view];
  if (!block)
    return <BlockList view={view} title={nameOf(view)} blocks={blocks} width={widths[0]} />;
  return <BlockView key={type} view={view} block={block} blocks={blocks} widths={widths} />;
}

/** `#sections/hero` -> `['sections', 'hero']`. */
function useRoute(): [view: string, type: string] {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const [view = '', type = ''] = hash.slice(1).split('/');
  return [FORMER[view] ?? view, type];
}

function listen(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
