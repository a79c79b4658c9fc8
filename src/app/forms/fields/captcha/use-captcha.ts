import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../lib/use-latest.ts';
import { useSite } from '../../../data/site-context.ts';
import { afterPress } from '../../ui/after-press.ts';
import { useConfigFormContext } from '../../ui/form-context.ts';
import { loadRecaptcha, type Recaptcha } from './recaptcha.ts';

export type CaptchaState = 'waiting' | 'loading' | 'ready' | 'expired' | 'blocked' | 'failed';

interface Options {
  siteKey: string;
  script: string;
  /** With '' when there is no valid token any more. */
  onToken(token: string): void;
}

/** Shows and loads the captcha at the form's first touch and follows it; each attempt needs a new token. */
export function useCaptcha({ siteKey, script, onToken }: Options) {
  const { touched, attempt } = useConfigFormContext();
  const { language } = useSite().site;
  const [state, setState] = useState<CaptchaState>('waiting');
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<{ recaptcha: Recaptcha; id: number }>(undefined);
  const tell = useLatest(onToken);
  /** What it says takes place, and may not do so under a pressed pointer. */
  const say = useCallback((next: CaptchaState) => void afterPress().then(() => setState(next)), []);

  const load = useCallback(async () => {
    say('loading');
    try {
      const recaptcha = await loadRecaptcha(script, language);
      if (!container.current || widget.current) return;
      // In an element of its own: a container can be rendered into only once.
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
    addEventListener('online', again); // it may have been the network
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
