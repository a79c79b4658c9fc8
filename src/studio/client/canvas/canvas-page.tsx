import { fontFaces } from 'virtual:fonts';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../../app/app.tsx';
import { Footer } from '../../../app/shell/footer.tsx';
import { Header } from '../../../app/shell/header.tsx';
import { playAgainOnPress } from '../../../lib/replays.ts';
import { isRightToLeft } from '../../../lib/right-to-left.ts';
import { createRemoteSource } from '../../../ui/data/page-source.ts';
import type { SiteData } from '../../../ui/data/types.ts';
import { counterCss } from '../../../ui/theme/counters.ts';
import { globalCss } from '../../../ui/theme/global-css.ts';
import { interactionCss } from '../../../ui/theme/interaction-css.ts';
import { mirrored, rightToLeftCss } from '../../../ui/theme/right-to-left.ts';
import { reuseUnchanged } from '../../shared/differences.ts';
import { type FromCanvas, listen, post, type ShownPage, type ToCanvas } from './messages.ts';
import PAUSED_STYLES from './paused.css?inline';
import { SectionPicker } from './section-picker.ts';
import TYPING_STYLES from './typing.css?inline';
import { TypingOnPage } from './typing-on-page.ts';

/** The site's own app, rendering the page data that the studio sends. */
const root = createRoot(document.getElementById('root') as HTMLElement);
let cache = createCanvasCache(false);
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
  const { language } = site.site;
  const { documentElement: html } = document;
  const isMirrored = isRightToLeft(language);
  const direction = isMirrored ? 'rtl' : 'ltr';
  if (html.dir !== direction) {
    // The same class names, with the styles of the other direction.
    cache.sheet.flush();
    cache = createCanvasCache(isMirrored);
  }
  html.dir = direction;
  html.lang = language;
  const styles = globalCss(site.theme, fontFaces) + counterCss(language) + interactionCss;
  const css = isMirrored ? mirrored(styles) + rightToLeftCss : styles;
  if (tokens.textContent !== css) tokens.textContent = css;
  source.put(path, data);
  // Synchronously, so that a typed letter does not wait for the rendering of the studio's window.
  flushSync(() =>
    root.render(
      <CacheProvider key={direction} value={cache}>
        <MemoryRouter key={`${path} ${now}`} initialEntries={[path]}>
          <App site={site} source={source} shellParts={shell} />
        </MemoryRouter>
      </CacheProvider>,
    ),
  );
  requestAnimationFrame(picker.update);
}

/** Of one direction: what is rendered is mirrored as it is inserted. */
function createCanvasCache(isMirrored: boolean): EmotionCache {
  const created = createCache({ key: 'c' });
  const { sheet } = created;
  const insert = sheet.insert.bind(sheet);
  if (isMirrored) sheet.insert = (rule) => insert(mirrored(rule));
  return created;
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
    else if ('untyped' in message) typing.stopWaiting();
    else {
      // Before the page is rendered anew, which may replace the element that was typed in.
      if ('step' in message) typing.reach(message.step);
      endTyping();
      if ('typing' in message && message.typing) typing.open(message.typing);
    }
  },
);
toStudio({ ready: true });
