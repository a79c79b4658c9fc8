import { loadScript } from '../../../lib/load-script.ts';
import type { CaptchaProvider } from '../../../types/config.gen.ts';

/** The part of their API that is used, which all of them have: explicit rendering. */
export interface Captcha {
  render(container: HTMLElement, options: CaptchaOptions): number | string;
  reset(widget: number | string): void;
}

interface CaptchaOptions {
  sitekey: string;
  /** Of Turnstile; the others take it with the address of their script. */
  language: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
}

interface Provider {
  /** The global that its script sets. */
  global: 'grecaptcha' | 'turnstile' | 'hcaptcha';
  /** The query of its script's address. */
  query(language: string): string;
}

export const PROVIDERS: Record<CaptchaProvider, Provider> = {
  recaptcha: {
    global: 'grecaptcha',
    // The last parameter makes it work under Trusted Types.
    query: (language) => `render=explicit&hl=${language}&trustedtypes=true`,
  },
  turnstile: { global: 'turnstile', query: () => 'render=explicit' },
  hcaptcha: {
    global: 'hcaptcha',
    query: (language) => `render=explicit&hl=${language}&recaptchacompat=off`,
  },
};

type Loaded = Captcha & { ready?(task: () => void): void };

declare global {
  interface Window extends Partial<Record<Provider['global'], Loaded>> {}
}

/** Longest wait for the script, in milliseconds; some blockers answer with an empty file. */
const TIMEOUT = 15_000;

/** Two scripts may set the same global, and a visit may need the CRM's and the accounts'. */
const loaded = new Map<string, Captcha>();

/** Rejects if the script is blocked, fails to load, or does not get ready. */
export async function loadCaptcha(
  provider: CaptchaProvider,
  script: string,
  language: string,
): Promise<Captcha> {
  const captcha = loaded.get(script) ?? (await load(PROVIDERS[provider], script, language));
  loaded.set(script, captcha);
  return captcha;
}

async function load({ global, query }: Provider, script: string, language: string) {
  await loadScript(`${script}?${query(language)}`);
  const captcha = window[global];
  if (captcha?.render) return captcha; // only reCAPTCHA loads more before it is ready
  if (!captcha?.ready) throw new Error(`${script} brought no ${global}`);
  return new Promise<Captcha>((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT, new Error(`${script} did not get ready`));
    captcha.ready?.(() => {
      clearTimeout(timer);
      resolve(captcha);
    });
  });
}
