/** The rest of the boot script, in a file that no first paint waits for: it loads and starts the app. */

import { OUTBOX_EVENTS, outboxCalls } from '../../forms/submission/outbox-trace.ts';
import {
  type BootData,
  PART_HYDRATED,
  SHEET_TAGS,
  siteDataUrl,
  takeForm,
} from '../../lib/boot-protocol.ts';
import { preloadModules } from '../../lib/preload-modules.ts';
import { reloadOnce } from '../../lib/reload-once.ts';
import { playAgainOnPress } from '../../lib/replays.ts';
import { carriesResult, hasStoredSession } from '../../visitor/auth/traces.ts';
import { answerEarly } from './answer-early.ts';
import type { EarlyPresses } from './early-presses.ts';
import { fillIn } from './fill-in.ts';
import { turnSlides } from './slides.ts';

/** What it reads of a page's data. */
interface Page {
  build?: string;
  revision?: number;
  modules?: string[];
}

interface AppModule {
  start(page: Page, css: string, site: unknown): void;
  /** The data of all pages, which a build appends to the module (src/build/site-files.ts). */
  site?: unknown;
}

declare const __APP_MODULES__: string[];

/** Addresses of the app's modules, the app last. */
const modules = __APP_MODULES__;

playAgainOnPress();
/** Whether the address has filled in a field. */
let filledIn = false;
parsed().then(() => {
  filledIn = fillIn();
});

/** Resolves to the function that starts the app and repeats what was pressed before. */
export async function bringApp(boot: BootData, presses: EarlyPresses): Promise<() => void> {
  addEventListener('pagehide', postHeldBack);
  answerEarly(presses, boot.consent);
  const page = fetch(boot.page ?? '').then((response) => pageData(response, boot.bring ?? ''));
  const [{ start, site }, data, css, ofServer] = await Promise.all([
    importInTurns(modules, page) as Promise<AppModule>,
    page,
    parsed().then(sheetOfLowerPart),
    import.meta.env.DEV && siteOfServer(),
  ]);
  menuFirst();
  return () => {
    start(data, css, site ?? ofServer);
    repeatPresses(presses);
  };
}

/** In the dev server; a build appends the same to the app. */
async function siteOfServer(): Promise<unknown> {
  const site = await (await fetch(siteDataUrl())).json();
  if (document.dir !== 'rtl') return site;
  const { mirrored } = await import('../../ui/theme/right-to-left.ts');
  return { ...site, mirrored };
}

/**
 * React hydrates the whole header before it lets a press through, though menus open without it: the first press is
 * kept from it, so that the menu opens at once and the header is hydrated after that.
 */
function menuFirst(): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => (event.target as Element).closest('[popovertarget]') && event.stopPropagation(),
      { capture: true, once: true },
    );
}

/** A held back submission is posted by the browser if the page is closed before the app is loaded. */
function postHeldBack(): void {
  for (const form of document.forms)
    if (form.method === 'post' && takeForm(form))
      navigator.sendBeacon(form.action, new FormData(form));
}

/** Empty if the sheet failed to load; the app then creates the styles itself. */
async function sheetOfLowerPart(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>(`link${SHEET_TAGS}`);
  const response = link && (await fetch(link.href));
  return response?.ok ? response.text() : '';
}

/** Another build may have been deployed since this page was opened; its data needs its own app. */
async function pageData(response: Response, build: string): Promise<Page> {
  const data: Page = await response.json();
  if (import.meta.env.DEV) await sameReading(data);
  preloadModules(data.modules ?? []);
  if ((data.build ?? build) === build) return data;
  reloadOnce(build);
  throw new Error(`Not of ${build}`);
}

/** In the dev server: a file was saved since this page was made, and its data would not fit what it shows. */
async function sameReading({ revision }: Page): Promise<unknown> {
  const ofPage = new URL(import.meta.url).search.slice(1);
  if (!revision || !ofPage || String(revision) === ofPage) return;
  location.reload();
  return new Promise(() => undefined);
}

/**
 * Evaluates the modules one after the other, each in a task of its own; resolves to the last. A hidden
 * page does it in one task: nobody notices, and its timers are delayed by seconds. Before that it waits for the data, which
 * names what else is to be downloaded: it would be read after them.
 */
async function importInTurns(urls: string[], data: Promise<Page>): Promise<unknown> {
  preloadModules(urls);
  await data;
  let module: unknown;
  for (const url of urls) {
    module = await import(/* @vite-ignore */ url);
    if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
  }
  return module;
}

async function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/**
 * On an idle page, turns the slides and downloads what the first intent needs, without parsing or running it.
 * Resolves when the app has to start without an intent, at once if `now` is true; may never resolve.
 */
export async function rest(boot: BootData, now: boolean): Promise<void> {
  // The return page in the hidden iframe of a form.
  if (boot.returns !== undefined && parent !== window) return new Promise(() => undefined);
  turnSlides();
  // The header shows who is signed in, the result of a link has to be removed from the address, what waits is sent, and what the
  // address has chosen shows the fields that wait for it.
  if (
    now ||
    boot.starts === '' ||
    hasStoredSession() ||
    carriesResult(location) ||
    outboxCalls() ||
    (filledIn && document.querySelector('form [data-waits]'))
  )
    return;
  const wait = Date.parse(boot.starts ?? '') - Date.now();
  if (wait <= 0) return;
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    downloadAll(boot.page ?? '').catch(againLater);
  await new Promise<void>((resolve) => {
    for (const type of OUTBOX_EVENTS) addEventListener(type, () => outboxCalls() && resolve());
    // A timer takes no longer delay.
    if (wait > 0) setTimeout(resolve, Math.min(wait + 1, 2 ** 31 - 1));
  });
}

/** Into the browser's cache: what the app starts with, the page's data, and what its sections need. */
async function downloadAll(page: string): Promise<void> {
  modules.forEach(download);
  const response = await fetch(page, { priority: 'low' });
  const data: Page = await response.json();
  data.modules?.forEach(download);
}

/**
 * `<link rel=prefetch>` works in Chromium only: Firefox applies `default-src`, which allows nothing, and WebKit does
 * not support it.
 */
function download(url: string): void {
  fetch(url, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(againLater);
}

/** It is requested again on the first intent. */
const againLater = () => undefined;

/**
 * Repeats what was pressed before the app listened. A part of the page whose code is still loading is hydrated later
 * than the rest, and until then React stops each press in it on the way to its target. So a press is forgotten when
 * it arrives there, and the others are repeated when the next part is hydrated.
 */
function repeatPresses(kept: EarlyPresses): void {
  for (const type of ['click', 'keydown'])
    addEventListener(
      type,
      ({ target }) => {
        for (const control of kept.keys())
          if (control.contains(target as Node))
            control.addEventListener(type, () => kept.delete(control), {
              capture: true,
              once: true,
            });
      },
      true,
    );
  const repeat = () => {
    for (const event of [...kept.values()]) {
      const Kind = event.constructor as new (type: string, init: Event) => Event;
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
  };
  // In a task of its own: in the one that tells, React hydrates nothing else.
  addEventListener(PART_HYDRATED, () => setTimeout(repeat));
  repeat();
}
