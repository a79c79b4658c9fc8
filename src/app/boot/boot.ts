/**
 * Inlined in the head of every page, before the first paint. It starts the app on the first intent
 * (or when idle, if something changes by itself, visits are counted with consent or a visitor is
 * signed in), keeps the first touch for it, and leaves the page as it is without scripts if the app
 * fails to load. It shows the consent banner to visitors who have not answered it. The rest is in
 * bring-app.ts.
 */

import { askConsent, type BootData, expectApp, RETURN_MESSAGE } from '../../lib/boot-protocol.ts';
import { storedDecision } from '../consent/stored-decision.ts';
import type * as BringApp from './bring-app.ts';
import { keepFirstTouch } from './first-touch.ts';
import { holdSubmissions, releaseSubmissions } from './submissions.ts';
import { whenIdle } from './when-idle.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const boot = { ...(document.currentScript as HTMLScriptElement).dataset } as BootData;
const { bring = '', returns, consent } = boot;

let starting = false;
const touch = keepFirstTouch();
const more = (): Promise<typeof BringApp> => import(/* @vite-ignore */ bring);

async function start(): Promise<void> {
  if (starting) return;
  starting = true;
  try {
    const app = await (await more()).bringApp(boot);
    for (const intent of INTENTS) removeEventListener(intent, start, true);
    expectApp(true);
    app();
    touch.replay();
  } catch (error) {
    // As without scripts: everything is shown, links and forms are native. The next intent tries again.
    expectApp(false);
    releaseSubmissions();
    touch.forget();
    starting = false;
    console.warn('The app could not be loaded; the page works without it.', error);
  }
}

expectApp(true);
holdSubmissions();
// The CRM redirects here: in the iframe of a form, whose window waits for the message, or as a page.
const inForm = returns !== undefined && parent !== window;
if (inForm) parent.postMessage({ type: RETURN_MESSAGE, search: location.search }, location.origin);
const decision = consent && storedDecision(consent);
if (consent && !decision) askConsent(true);
const counted = decision && Object.values(decision.categories).includes(true);
for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true });
whenIdle(async () => {
  if (inForm) return;
  // The first intent tries again.
  const brought = await more().catch(() => undefined);
  if (!brought) return;
  await brought.rest(boot, starting || Boolean(counted));
  await start();
});
