import { fontFaces } from 'virtual:fonts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../../app/app.tsx';
import { Footer } from '../../../app/shell/footer.tsx';
import { Header } from '../../../app/shell/header.tsx';
import { playAgainOnPress } from '../../../lib/replays.ts';
import { createRemoteSource } from '../../../ui/data/page-source.ts';
import type { SiteData } from '../../../ui/data/types.ts';
import { globalCss } from '../../../ui/theme/global-css.ts';
import { interactionCss } from '../../../ui/theme/interaction-css.ts';
import { reuseUnchanged } from '../../shared/reuse-unchanged.ts';
import { type FromCanvas, listen, post, type ShownPage, type ToCanvas } from './messages.ts';
import PAUSED_STYLES from './paused.css?inline';
import { SectionPicker } from './section-picker.ts';
import TYPING_STYLES from './typing.css?inline';
import { TypingOnPage } from './typing-on-page.ts';

/** The site's own app, rendering the page data that the studio sends. */
const root = createRoot(document.getElementById('root') as HTMLElement);
const cache = createCache({ key: 'c' });
document.head.appendChild(document.createElement('style')).textContent =
  PAUSED_STYLES + TYPING_STYLES;
const tokens = document.head.appendChild(document.createElement('style'));
const toStudio = (message: FromCanvas) => post(parent, message);
const typing = new TypingOnPage(toStudio);
const picker = new SectionPicker(toStudio, typing);

document.documentElement.dataset.js = '';
playAgainOnPress();

// What nobody catches here is shown by the studio.
addEventListener('error', ({ error }) => error && parent.reportError(error));
addEventListener('unhandledrejection', ({ reason }) => parent.reportError(reason));

let last: ShownPage | undefined;
/** The page to show once nothing is typed in it any more. */
let pending: ShownPage | undefined;
/** The same elements in each render, so that React skips them. */
const shell = { header: <Header />, footer: <Footer /> };
const source = createRemoteSource();

function show(next: ShownPage): void {
  pending = typing.isOpen ? next : undefined;
  if (pending) return;
  const before = last;
  last = reuseUnchanged(before, { ...next, site: quiet(next.site) });
  if (last === before) return; // nothing changed since the typing preview
  const { data, site, now } = last;
  setClock(now);
  const { path } = data.page;
  const css = globalCss(site.theme, fontFaces) + interactionCss;
  if (tokens.textContent !== css) tokens.textContent = css;
  document.documentElement.lang = site.site.language;
  source.put(path, data);
  // Synchronously, so that a typed letter does not wait for the rendering of the studio's window.
  flushSync(() =>
    root.render(
      <CacheProvider value={cache}>
        <MemoryRouter key={`${path} ${now}`} initialEntries={[path]}>
          <App site={site} source={source} shellParts={shell} />
        </MemoryRouter>
      </CacheProvider>,
    ),
  );
  requestAnimationFrame(picker.update);
}

const realNow = Date.now.bind(Date);

function endTyping(): void {
  typing.close();
  if (pending) show(pending);
  else picker.update();
}

/** The page's own clock, for what follows an event. */
function setClock(now: number | undefined): void {
  const ahead = now === undefined ? 0 : now - realNow();
  Date.now = () => realNow() + ahead;
}

/** No consent banner, no tracking and nobody's session in the canvas: pages of accounts would lead away from themselves. */
const quiet = ({ consent: _, tags: __, supabase: ___, ...site }: SiteData): SiteData => site;

listen<ToCanvas>(
  () => parent,
  (message) => {
    if ('show' in message) show(message.show);
    else if ('select' in message) picker.select(message.select);
    else if ('live' in message) picker.setLive(message.live);
    else {
      // Before the page is rendered anew, which may replace the element that was typed in.
      if ('step' in message) typing.reach(message.step);
      endTyping();
      if ('typing' in message && message.typing) typing.open(message.typing);
    }
  },
);
toStudio({ ready: true });
