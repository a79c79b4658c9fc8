import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from '../../../forms/kit/after-press.ts';
import { useConfigFormContext } from '../../../forms/kit/form-context.ts';
import { loadScript } from '../../../lib/load-script.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useSite } from '../../../ui/data/site-context.ts';

type CaptchaState = 'waiting' | 'loading' | 'ready' | 'expired' | 'blocked' | 'failed';

interface Options {
  siteKey: string;
  script: string;
  /** Called with the token, or '' if it is no longer valid. */
  onToken(token: string): void;
}

/** Loads the captcha at the form's first touch; each attempt needs a new token. */
export function useCaptcha({ siteKey, script, onToken }: Options) {
  const { touched, attempt } = useConfigFormContext();
  const { language } = useSite().site;
  const [state, setState] = useState<CaptchaState>('waiting');
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<{ recaptcha: Recaptcha; id: number }>(undefined);
  const tell = useLatest(onToken);
  /** Its messages take space, so they must not appear under a pressed pointer. */
  const say = useCallback((next: CaptchaState) => void afterPress().then(() => setState(next)), []);

  const load = useCallback(async () => {
    say('loading');
    try {
      const recaptcha = await loadRecaptcha(script, language);
      if (!container.current || widget.current) return;
      // In a new element, as reCAPTCHA renders only once into a container.
      const box = container.current.appendChild(document.createElement('div'));
      const id = recaptcha.render(box, {
        sitekey: siteKey,
        callback: (token) => {
          say('ready');
          tell.current(token);
        },
        'expired-callback': () => {
          say('expired');
          tell.current('');
        },
        'error-callback': () => {
          say('failed');
          tell.current('');
        },
      });
      widget.current = { recaptcha, id };
      say('ready');
    } catch {
      say('blocked');
    }
  }, [script, siteKey, language, say]);

  useEffect(() => {
    if (touched) void load();
  }, [touched, load]);

  useEffect(() => {
    if (state !== 'blocked') return;
    const again = () => void load();
    addEventListener('online', again); // the network may have been the reason
    return () => removeEventListener('online', again);
  }, [state, load]);

  useEffect(() => {
    if (attempt === 0) return;
    tell.current('');
    widget.current?.recaptcha.reset(widget.current.id);
  }, [attempt]);

  const retry = () => {
    if (!widget.current) return void load();
    widget.current.recaptcha.reset(widget.current.id);
    setState('ready');
  };
  return { state, container, retry };
}

/** The part of reCAPTCHA v2's API that is used (explicit rendering). */
interface Recaptcha {
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
async function loadRecaptcha(script: string, language: string): Promise<Recaptcha> {
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
