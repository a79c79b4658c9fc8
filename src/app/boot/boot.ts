/**
 * Inlined in the head of every page, before the first paint. It starts the app on the first intent
 * (or when idle, if something changes by itself, visits are counted with consent or a visitor is
 * signed in), keeps what is pressed for it, and leaves the page as it is without scripts if the app
 * fails to load. It shows the consent banner to visitors who have not answered it, and notes where the
 * visit came from. The rest is in bring-app.ts.
 */

import {
  askConsent,
  type BootData,
  expectApp,
  holdBack,
  NOT_HYDRATED,
  takeForm,
} from '../../lib/boot-protocol.ts';
import { storedDecision } from '../../visitor/consent/stored-decision.ts';
import type * as BringApp from './bring-app.ts';
import { keepEarlyPresses, leaveToBrowser } from './early-presses.ts';

/**
 * Notes where the visit came from, on its first page: path, origin of the referrer and the campaign's parameters
 * (between commas), separated by spaces. Nothing else of the address is kept, as it may carry a key.
 * `readVisitSource` in forms/kit/visit-source.ts reads it.
 */
function noteVisit(): void {
  try {
    sessionStorage.visit ??= [
      location.pathname,
      document.referrer.match(/.*?\/\/[^/]*/),
      location.search.match(/\butm_\w+=[^&]*/g),
    ].join(' ');
  } catch {
    // Blocked: nothing is noted.
  }
}

/** `invalid` comes instead of `submit` if a field is wrong: the app has messages of its own for it. */
const EVENTS = ['submit', 'invalid'];

function hold(event: Event): void {
  const form = (event.target as Element).closest<HTMLFormElement>(NOT_HYDRATED);
  if (!form) return;
  event.preventDefault();
  holdBack(form);
}

/** Holds back submissions made before hydration, so that the app checks and sends them instead of the browser. */
function holdSubmissions(): void {
  for (const type of EVENTS) addEventListener(type, hold, true);
}

/** The app failed to load: the browser checks and sends the form, also what was held back. */
function releaseSubmissions(): void {
  for (const type of EVENTS) removeEventListener(type, hold, true);
  for (const form of document.forms) if (takeForm(form)) form.requestSubmit();
}

/**
 * Runs `task` once the page, which is still being parsed, has loaded and the browser is idle; after a while in any
 * case, as some browsers never report idle after an event of a resting pointer.
 */
function whenIdle(task: () => void): void {
  const later = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(task, { timeout: 3000 })
      : setTimeout(task, 200);
  addEventListener('load', later, { once: true });
}

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const boot = (document.currentScript as HTMLScriptElement).dataset as BootData;
const { bring = '', consent, visit } = boot;

let starting = false;
const presses = keepEarlyPresses();
const more = (): Promise<typeof BringApp> => import(/* @vite-ignore */ bring);
/** The first intent tries again. */
const moreOrNothing = () => more().catch(() => undefined);

async function start(): Promise<void> {
  if (starting) return;
  starting = true;
  try {
    const app = await (await more()).bringApp(boot, presses);
    for (const intent of INTENTS) removeEventListener(intent, start, true);
    expectApp(true);
    app();
  } catch (error) {
    // As without scripts: everything is shown, links and forms are native. The next intent tries again.
    expectApp(false);
    releaseSubmissions();
    leaveToBrowser(presses);
    starting = false;
    console.warn('The app could not be loaded.', error);
  }
}

expectApp(true);
holdSubmissions();
if (visit === '') noteVisit();
// It fills in what the address says.
if (location.search) moreOrNothing();
const decision = consent && storedDecision(consent);
if (consent && !decision) askConsent(true);
const counted = decision && Object.values(decision.categories).includes(true);
for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true });
whenIdle(async () => {
  const brought = await moreOrNothing();
  if (!brought) return;
  await brought.rest(boot, starting || Boolean(counted));
  await start();
});
