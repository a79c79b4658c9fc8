import { loadScript } from '../../../lib/load-script.ts';

/** The part of reCAPTCHA v2's API that is used (explicit rendering). */
export interface Recaptcha {
  render(container: HTMLElement, options: RecaptchaOptions): number;
  reset(widget: number): void;
}

interface RecaptchaOptions {
  sitekey: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha & { ready(task: () => void): void };
  }
}

/** Longest wait for the script, in milliseconds; some blockers answer with an empty file. */
const TIMEOUT = 15_000;

/** Both scripts set the same global, and a visit may need the CRM's and the accounts'. */
const loaded = new Map<string, Recaptcha>();

/** Rejects if the script is blocked, fails to load, or does not get ready. */
export async function loadRecaptcha(script: string, language: string): Promise<Recaptcha> {
  const recaptcha = loaded.get(script) ?? (await load(script, language));
  loaded.set(script, recaptcha);
  return recaptcha;
}

async function load(script: string, language: string): Promise<Recaptcha> {
  // The last parameter makes it work under Trusted Types.
  await loadScript(`${script}?render=explicit&hl=${language}&trustedtypes=true`);
  const { grecaptcha } = window;
  if (grecaptcha?.render) return grecaptcha; // hCaptcha has no `ready`
  if (!grecaptcha?.ready) throw new Error(`${script} brought no grecaptcha`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT, new Error(`${script} did not get ready`));
    grecaptcha.ready(() => {
      clearTimeout(timer);
      resolve(grecaptcha);
    });
  });
}
