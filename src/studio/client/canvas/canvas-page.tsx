import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../../app/app.tsx';
import { createRemoteSource } from '../../../app/data/page-source.ts';
import type { PageData, SiteData } from '../../../app/data/types.ts';
import { Footer } from '../../../app/shell/footer.tsx';
import { Header } from '../../../app/shell/header.tsx';
import { globalCss } from '../../../app/theme/global-css.ts';
import { reuseUnchanged } from '../../shared/reuse-unchanged.ts';
import { listen, send, type ToCanvas } from './messages.ts';
import PAUSED_STYLES from './paused.css?inline';
import { SectionPicker } from './section-picker.ts';

/** The site's own app, showing whatever the studio hands it. It never leaves its page by itself. */
const root = createRoot(document.getElementById('root') as HTMLElement);
const cache = createCache({ key: 'c' });
document.head.appendChild(document.createElement('style')).textContent = PAUSED_STYLES;
const tokens = document.head.appendChild(document.createElement('style'));
const picker = new SectionPicker((message) => send(parent, message));

document.documentElement.dataset.js = '';

interface Shown {
  data: PageData;
  site: SiteData;
}
let last: Shown | undefined;
/** The same elements at each key: what did not change is not rendered again. */
const shell = { header: <Header />, footer: <Footer /> };
const source = createRemoteSource();

function show(next: Shown): void {
  const before = last;
  last = reuseUnchanged(before, { ...next, site: quiet(next.site) });
  if (last === before) return; // as it was shown while it was typed
  const { data, site } = last;
  const { path } = data.page;
  const css = globalCss(site.theme);
  if (tokens.textContent !== css) tokens.textContent = css;
  document.documentElement.lang = site.site.language;
  source.put(path, data);
  // At once: a letter that was typed does not wait for what the studio's own window has to paint.
  flushSync(() =>
    root.render(
      <CacheProvider value={cache}>
        <MemoryRouter key={path} initialEntries={[path]}>
          <App site={site} source={source} shellParts={shell} />
        </MemoryRouter>
      </CacheProvider>,
    ),
  );
  requestAnimationFrame(picker.update);
}

/** Nobody is asked for consent here, and nobody counted. */
const quiet = ({ consent: _, tags: __, ...site }: SiteData): SiteData => site;

listen<ToCanvas>(
  () => parent,
  (message) => {
    if ('show' in message) show(message.show);
    else if ('select' in message) picker.select(message.select);
    else picker.setLive(message.live);
  },
);
send(parent, { ready: true });
