/**
 * Inlined in the head of every page, before the first paint. It starts the app on the first intent
 * (or when idle, if something changes by itself, visits are counted with consent or a visitor is
 * signed in), keeps what is pressed for it, and leaves the page as it is without scripts if the app
 * fails to load. It shows the consent banner to visitors who have not answered it, and notes where the
 * visit came from. The rest is in bring-app.ts.
 */

import { askConsent, type BootData, expectApp } from '../../lib/boot-protocol.ts';
import { storedDecision } from '../../visitor/consent/stored-decision.ts';
import type * as BringApp from './bring-app.ts';
import { keepEarlyPresses } from './early-presses.ts';
import { noteVisit } from './note-visit.ts';
import { holdSubmissions, releaseSubmissions } from './submissions.ts';
import { whenIdle } from './when-idle.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const boot = (document.currentScript as HTMLScriptElement).dataset as BootData;
const { bring = '', consent, visit } = boot;

let starting = false;
const presses = keepEarlyPresses();
const more = (): Promise<typeof BringApp> => import(/* @vite-ignore */ bring);

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
    presses.clear();
    starting = false;
    console.warn('The app could not be loaded.', error);
  }
}

expectApp(true);
holdSubmissions();
if (visit === '') noteVisit();
const decision = consent && storedDecision(consent);
if (consent && !decision) askConsent(true);
const counted = decision && Object.values(decision.categories).includes(true);
for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true });
whenIdle(async () => {
  // The first intent tries again.
  const brought = await more().catch(() => undefined);
  if (!brought) return;
  await brought.rest(boot, starting || Boolean(counted));
  await start();
});
