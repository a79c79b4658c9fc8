import type { Connect } from 'vite';
import { router } from '../node/http.ts';
import type { Uses } from './stand-in.ts';
import { CaptchaTokens } from './stand-ins/captcha/tokens.ts';
import { ModeSwitch } from './stand-ins/crm/modes.ts';
import { standIns } from './stand-ins.gen.ts';
import { Store } from './store.ts';

interface Options {
  /** The folder that stores the received data, in `inbox/`. */
  folder: string;
  /** The web form's public id in the CRM. */
  webformId: string;
  /** The page that the CRM leads to. */
  returnPath(): string;
  uses(): Uses;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * The outside world as one middleware, to be mounted at `/__local`. All but the CRM answers this
 * site's pages alone.
 */
export function standInMiddleware(options: Options): Connect.NextHandleFunction {
  const { folder, webformId, returnPath, uses, now } = options;
  const shared = {
    store: new Store(folder, now),
    tokens: new CaptchaTokens(now),
    modes: new ModeSwitch(),
    form: { publicId: webformId, required: ['lastname'], returnPath },
    uses,
  };
  const routes = Object.values(standIns).map((standIn) => standIn(shared));
  return router(Object.assign({}, ...routes));
}
