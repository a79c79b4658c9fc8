import type { Routes } from '../node/http.ts';
import type { CaptchaTokens } from './stand-ins/captcha/tokens.ts';
import type { WebForm } from './stand-ins/crm/answer.ts';
import type { ModeSwitch } from './stand-ins/crm/modes.ts';
import type { Store } from './store.ts';

/** The resources shared by the demo services. */
export interface Shared {
  /** Keeps what arrives, for the inbox. */
  store: Store;
  /** Given by the captcha, spent by the CRM. */
  tokens: CaptchaTokens;
  /** How the CRM behaves; the inbox sets it. */
  modes: ModeSwitch;
  form: WebForm;
  uses(): Uses;
}

/** Which services of the outside world the site has: the inbox shows no others. */
export interface Uses {
  crm: boolean;
  /** Sign-in, and so the administrator. */
  accounts: boolean;
  emails: boolean;
  tags: boolean;
  /** The path of the page that lists what the forms have sent, if some are stored. */
  panel?: string | undefined;
}

/** A part of the outside world: what it answers, by path under `/__local`. */
export type StandIn = (shared: Shared) => Routes;

/** Name of a stand-in -> the stand-in: `src/demo/stand-ins.gen.ts`. */
export type StandInRegistry = Record<string, StandIn>;
