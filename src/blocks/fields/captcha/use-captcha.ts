import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from '../../../forms/kit/after-press.ts';
import { useConfigFormContext } from '../../../forms/kit/form-context.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import type { CaptchaProvider } from '../../../types/config.gen.ts';
import { useSite } from '../../../ui/data/site-context.ts';
import { type Captcha, loadCaptcha } from './providers.ts';

type CaptchaState = 'waiting' | 'loading' | 'ready' | 'expired' | 'blocked' | 'failed';

interface Options {
  provider: CaptchaProvider;
  siteKey: string;
  script: string;
  /** Called with the token, or '' if it is no longer valid. */
  onToken(token: string): void;
}

/** Loads the captcha at the form's first touch; each attempt needs a new token. */
export function useCaptcha({ provider, siteKey, script, onToken }: Options) {
  const { touched, attempt } = useConfigFormContext();
  const { language } = useSite().site;
  const [state, setState] = useState<CaptchaState>('waiting');
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<{ captcha: Captcha; id: number | string }>(undefined);
  const tell = useLatest(onToken);
  /** Its messages take space, so they must not appear under a pressed pointer. */
  const say = useCallback((next: CaptchaState) => void afterPress().then(() => setState(next)), []);

  const load = useCallback(async () => {
    say('loading');
    try {
      const captcha = await loadCaptcha(provider, script, language);
      if (!container.current || widget.current) return;
      // In a new element, as they render only once into a container.
      const box = container.current.appendChild(document.createElement('div'));
      const id = captcha.render(box, {
        sitekey: siteKey,
        language,
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
      widget.current = { captcha, id };
      say('ready');
    } catch {
      say('blocked');
    }
  }, [provider, script, siteKey, language, say]);

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
    widget.current?.captcha.reset(widget.current.id);
  }, [attempt]);

  const retry = () => {
    if (!widget.current) return void load();
    widget.current.captcha.reset(widget.current.id);
    setState('ready');
  };
  return { state, container, retry };
}
