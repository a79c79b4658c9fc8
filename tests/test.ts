import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import type { Consent } from '../src/types/config.gen.ts';
import { answering, at, DEV_PORT, EXAMPLE_PORT, OWN_PORT, STUDIO_PORT } from './servers.ts';
import { fixture, own, type SiteFolders } from './sites.ts';

export { expect };

/** The tag of what `npm run test:long` alone runs. Whole files of it lie in folders of that name. */
export const LONG = '@long';

interface Watched {
  /** Console messages and page errors a test expects; all others fail it. */
  allowed: RegExp[];
}

interface Options {
  /** What is served at baseURL. */
  site: SiteFolders;
  /**
   * What the visitor has answered to the consent banner before the test. 'rejected' by default: no
   * banner over what is tested, no tags. `test.use({ consent: 'ask' })` for a first visit.
   */
  consent: 'rejected' | 'accepted' | 'ask';
}

/** For `test.use`, where a file is not about the fixture site as it was built. */
export const OWN_SITE = { ...at(OWN_PORT), site: own };
export const EXAMPLE_SITE = { ...at(EXAMPLE_PORT), locale: 'en-US' };
export const STUDIO = at(STUDIO_PORT);

const listening = new Set<string>();
/** Where forms are sent: once the database is open, which takes longer on a busy machine than a form waits. */
const FIRST_ASKED: Record<string, string> = { [at(DEV_PORT).baseURL]: '/auth/v1/user' };

/** A page that fails the test on any console message or any request off this machine. */
export const test = base.extend<
  Options & { watched: Watched; answered: undefined; listening: undefined }
>({
  site: [fixture, { option: true }],
  consent: ['rejected', { option: true }],
  answered: [
    async ({ context, consent, site }, use) => {
      // Only where there is no answer yet, so that one given in the test stays.
      if (consent !== 'ask') await context.addInitScript(storeAnswer, answerOf(consent, { site }));
      await use(undefined);
    },
    { auto: true },
  ],
  listening: [
    async ({ baseURL }, use) => {
      // A host of `npm run test:hosts` is there before, over TLS that only the browser is told to trust.
      if (baseURL?.startsWith('http:') && !listening.has(baseURL))
        await answering(baseURL + (FIRST_ASKED[baseURL] ?? ''));
      listening.add(`${baseURL}`);
      await use(undefined);
    },
    { auto: true },
  ],
  watched: [
    async ({ context, baseURL }, use, info) => {
      const watched: Watched = { allowed: [] };
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      // Seen, not intercepted: to hold each request up takes a fifth of the suite's time. None leaves
      // this machine, by NO_OTHER_HOST.
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL)
          complaints.push(`request to ${request.url()}`);
      });
      await use(watched);
      const unexpected = complaints.filter(
        (text) => !watched.allowed.some((one) => one.test(text)),
      );
      expect(unexpected, `${info.title}: console and network`).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the site keeps of an answer, in localStorage as `consent`. */
export function answerOf(
  consent: 'rejected' | 'accepted',
  { at = new Date(), site = fixture } = {},
): string {
  const asked = JSON.parse(
    readFileSync(join(site.root, 'site-config/consent.json'), 'utf8'),
  ) as Consent;
  const { version } = asked;
  const names = Object.keys(asked.categories);
  const categories = Object.fromEntries(names.map((name) => [name, consent === 'accepted']));
  return JSON.stringify({ version, at: at.toISOString(), categories });
}

export function storeAnswer(answer: string) {
  try {
    localStorage.consent ??= answer;
  } catch {
    // A frame without storage, such as about:blank.
  }
}

/**
 * For `addInitScript`: Chromium's headless shell makes up a pointer in the corner of a page that nobody
 * touches, which starts the app.
 */
export const ignoreMadeUpPointer = () =>
  addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);

/**
 * Resolves once React listens: until then the boot script keeps the first touch. On the dev server, once the title of the page
 * is React's too, as there a page that changes before is drawn anew, without the focus.
 */
export async function hydrated(page: import('playwright/test').Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => {
    const isReacts = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      );
    const isDev = document.querySelector('script[src="/@vite/client"]') !== null;
    return isReacts('main') && (!isDev || !document.querySelector('h1') || isReacts('h1'));
  });
}
