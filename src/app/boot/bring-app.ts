/** The rest of the boot script, a file that no first paint waits for: it brings the app, and what an idle page is given. */

import { type BootData, SHEET_TAGS, takeForm } from '../../lib/boot-protocol.ts';
import { reloadOnce } from '../../lib/reload-once.ts';
import { carriesResult, hasStoredSession } from '../auth/traces.ts';
import { turnSlides } from './slides.ts';

interface AppModule {
  start(page: { build?: string }, css: string): void;
}

const modulesOf = ({ app }: BootData) => app?.split(' ') ?? [];

/** Resolves to what starts the app. */
export async function bringApp(boot: BootData): Promise<() => void> {
  addEventListener('pagehide', postHeldBack);
  const modules = modulesOf(boot);
  const [{ start }, data, css] = await Promise.all([
    importInTurns(modules) as Promise<AppModule>,
    fetch(boot.page ?? '').then((response) => pageData(response, modules.at(-1) ?? '')),
    parsed().then(sheetOfLowerPart),
  ]);
  return () => start(data, css);
}

/** What was sent, and waits for the app: if the page is closed first, it is posted as without scripts. */
function postHeldBack(): void {
  for (const form of document.forms)
    if (form.method === 'post' && takeForm(form))
      navigator.sendBeacon(form.action, new FormData(form));
}

/** None where it cannot be had, of which the app makes its own. */
async function sheetOfLowerPart(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>(`link${SHEET_TAGS}`);
  const response = link && (await fetch(link.href));
  return response?.ok ? response.text() : '';
}

/** Another build may have been deployed since this page was opened: its data is not for this app. */
async function pageData(response: Response, build: string): Promise<{ build?: string }> {
  const data = await response.json();
  if ((data.build ?? build) === build) return data;
  reloadOnce(build);
  throw new Error(`This page is of ${build}, its data of ${data.build}`);
}

/**
 * Evaluates one module after the other, each in a task of its own; resolves to the last. Of a hidden
 * page no task is felt, and its timers wait for seconds.
 */
async function importInTurns(urls: string[]): Promise<unknown> {
  for (const url of urls) addLink({ rel: 'modulepreload', href: url });
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

const LONGEST_TIMER = 2 ** 31 - 1; // milliseconds

/**
 * Turns the slides of an idle page, and downloads what the first intent needs without parsing or running it.
 * Resolves once the app is to start without an intent: at once if `now` is true, or never.
 */
export async function rest(boot: BootData, now: boolean): Promise<void> {
  turnSlides();
  // Who is signed in shows in the header; what came in the address has to leave it.
  if (now || boot.starts === '' || hasStoredSession() || carriesResult(location)) return;
  const wait = Date.parse(boot.starts ?? '') - Date.now();
  if (wait <= 0) return;
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    for (const url of [...modulesOf(boot), boot.page ?? '']) download(url);
  await new Promise((resolve) => {
    if (wait > 0) setTimeout(resolve, Math.min(wait + 1, LONGEST_TIMER));
  });
}

/**
 * Into the browser's cache. `<link rel=prefetch>` would do in Chromium alone: Firefox holds it to
 * `default-src`, which allows nothing, and WebKit does not know it.
 */
function download(url: string): void {
  fetch(url, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined); // it is asked for again on the first intent
}

const addLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));
