import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import type { SubmitResult } from '../types.ts';
import { OUTBOX_KEY, readOutbox } from './outbox.ts';

interface Options {
  /** The queued submission that this form shows, if any. */
  id: string | undefined;
  /** False while a captcha is to be solved first. */
  ready: boolean;
  submit: RefObject<() => Promise<void>>;
  /** The machine is online, and only the captcha is missing. */
  onCaptchaNeeded(): void;
  /** Another tab has sent it. */
  onSentElsewhere(status: SubmitResult['status']): void;
}

/** Sends what is queued when the machine is online again, unless another tab did. */
export function useQueue({ id, ready, submit, onCaptchaNeeded, onSentElsewhere }: Options): void {
  const ask = useLatest(onCaptchaNeeded);

  useEffect(() => {
    if (!id) return;
    const flush = () => (ready ? void submit.current() : ask.current());
    if (navigator.onLine) flush();
    addEventListener('online', flush);
    return () => removeEventListener('online', flush);
  }, [id, ready, submit]);

  useEffect(() => {
    if (!id) return;
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== OUTBOX_KEY) return;
      const found = readOutbox().find((one) => one.id === id);
      if (found?.result) onSentElsewhere(found.result);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  });
}
