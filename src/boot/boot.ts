/**
 * Inlined in the head of every page, before anything paints. It fetches the app when the page is
 * idle and starts it on the first intent (or when idle, where something changes by itself, visits are
 * counted with consent or someone is signed in), keeps the first touch for it, turns the slides of a
 * carousel meanwhile, and leaves the page as
 * it is without scripts when the app cannot be had. It shows the consent banner to who has not
 * answered it.
 */
import { carriesResult, hasStoredSession } from '../auth/traces.ts';
import { storedDecision } from '../consent/stored-decision.ts';
import { askConsent, type BootData, expectApp, RETURN_MESSAGE } from '../lib/boot-protocol.ts';
import { reloadOnce } from '../lib/reload-once.ts';
import { type KeptTouch, keepFirstTouch } from './first-touch.ts';
import { turnSlides } from './slides.ts';
import { holdSubmissions, letSubmissionsGo } from './submissions.ts';
import { whenIdle } from './when-idle.ts';

interface AppModule {
  start(page: { build?: string }): void;
}

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const script = document.currentScript as HTMLScriptElement;
const { app, page = '', moves, returns, consent } = script.dataset as BootData;
const modules = app?.split(' ') ?? [];

let starting = false;
const touch: KeptTouch = keepFirstTouch();

async function start(): Promise<void> {
  if (starting) return;
  starting = true;
  try {
    const [{ start }, data] = await Promise.all([
      importInTurns(modules) as Promise<AppModule>,
      fetch(page).then(pageData),
      parsed(),
    ]);
    for (const intent of INTENTS) removeEventListener(intent, start_, true);
    expectApp(true);
    start(data);
    touch.replay();
  } catch (error) {
    // As without scripts: everything shown, links and forms native. The next intent tries again.
    expectApp(false);
    letSubmissionsGo();
    touch.forget();
    starting = false;
    console.warn('The app could not be loaded; the page works without it.', error);
  }
}

const start_ = () => void start();

/** Another build may have been deployed since this page was opened: its data is not for this app. */
async function pageData(response: Response): Promise<{ build?: string }> {
  const data = await response.json();
  const build = modules.at(-1) ?? '';
  if ((data.build ?? build) === build) return data;
  reloadOnce(build);
  throw new Error(`This page is of ${build}, its data of ${data.build}`);
}

/**
 * Evaluates one module after the other, each in a task of its own; resolves to the last. Of a hidden
 * page no task is felt, and its timers wait for seconds.
 */
async function importInTurns(urls: string[]): Promise<unknown> {
  for (const url of urls) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url }),
    );
  }
  let module: unknown;
  for (const url of urls) {
    module = await import(/* @vite-ignore */ url);
    if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
  }
  return module;
}

function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Downloads without parsing or running: what the first intent needs is then at hand. */
function prefetch(href: string, as: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', href, as }),
  );
}

expectApp(true);
holdSubmissions();
// The CRM sends visitors here: in the iframe of a form, which waits for the news, or by themselves.
const inForm = returns !== undefined && parent !== window;
if (inForm) parent.postMessage({ type: RETURN_MESSAGE, search: location.search }, location.origin);
const decision = consent && storedDecision(consent);
if (consent && !decision) askConsent(true);
const counted = decision && Object.values(decision.categories).includes(true);
for (const intent of INTENTS) addEventListener(intent, start_, { capture: true, passive: true });
whenIdle(() => {
  if (inForm) return;
  turnSlides();
  // Who is signed in shows in the header; what came in the address has to leave it.
  if (counted || moves !== undefined || hasStoredSession() || carriesResult(location))
    return start_();
  if (starting || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    return;
  for (const module of modules) prefetch(module, 'script');
  prefetch(page, 'fetch');
});
