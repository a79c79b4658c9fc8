import type { Connect } from 'vite';
import { browserScript } from './browser-scripts.ts';
import { CaptchaTokens } from './captcha/captcha-tokens.ts';
import { capture, preflight } from './crm/capture.ts';
import { browserMode, ModeSwitch } from './crm/modes.ts';
import { readJson, sendJson } from './http.ts';
import { asset } from './inbox/assets.ts';
import { inboxJson, inboxPage } from './inbox/inbox.ts';
import { type Routes, router } from './router.ts';
import { sameSiteOnly } from './same-site.ts';
import { Store } from './store.ts';
import { keepEvent } from './tracking/events.ts';

interface Options {
  /** Where what arrives is kept, in `inbox/`. */
  folder: string;
  /** The web form's public id in the CRM. */
  webformId: string;
  /** The page that the CRM leads to. */
  returnPath(): string;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * The outside world as one middleware, to be mounted at `/__local`: CRM, captcha, tag manager, pixel
 * and the page that shows what reached them. All but the CRM answers this site's pages alone.
 */
export function localServices(options: Options): Connect.NextHandleFunction {
  const { folder, webformId, returnPath, now } = options;
  const store = new Store(folder, now);
  const tokens = new CaptchaTokens(now);
  const modes = new ModeSwitch();
  const form = { publicId: webformId, required: ['lastname'], returnPath };
  const crm = capture({ store, tokens, modes, form });

  const routes: Routes = {
    '/crm/capture': { GET: crm, POST: crm, OPTIONS: preflight(modes) },
    '/crm/mode': {
      GET: (request, response) =>
        sendJson(response, 200, { mode: modes.current, browser: browserMode(request) ?? null }),
      POST: sameSiteOnly(async (request, response) => {
        modes.set((await readJson(request)).mode);
        sendJson(response, 200, { mode: modes.current });
      }),
    },
    '/recaptcha.js': { GET: browserScript('recaptcha') },
    '/recaptcha/token': {
      POST: sameSiteOnly((_request, response) =>
        sendJson(response, 200, { token: tokens.issue() }),
      ),
    },
    '/gtm.js': { GET: browserScript('gtm') },
    '/fbevents.js': { GET: browserScript('fbevents') },
    '/events': { POST: sameSiteOnly(keepEvent(store)) },
    '/inbox': { GET: inboxPage(store, modes) },
    '/inbox.json': { GET: inboxJson(store) },
    '/inbox.css': { GET: asset('inbox.css') },
    '/items.css': { GET: asset('items.css') },
    '/inbox.js': { GET: browserScript('inbox') },
    '/archivo.woff2': { GET: asset('archivo.woff2') },
    '/instrument-sans.woff2': { GET: asset('instrument-sans.woff2') },
    '/inbox/clear': {
      POST: sameSiteOnly(async (_request, response) => {
        await store.clear();
        response.statusCode = 204;
        response.end();
      }),
    },
  };
  return router(routes);
}
