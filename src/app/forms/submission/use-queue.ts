import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import type { SubmitResult } from '../types.ts';
import { findQueued, OUTBOX_KEY } from './outbox.ts';

interface Options {
  /** The queued submission that this form shows, if any. */
  id: string | undefined;
  /** It is still to be sent; otherwise only news of it are waited for. */
  waiting: boolean;
  /** False while a captcha is to be solved first. */
  ready: boolean;
  submit: RefObject<() => Promise<void>>;
  /** The machine is online, and only the captcha is missing. */
  onCaptchaNeeded(): void;
  /** Another tab has sent it. */
  onSentElsewhere(status: SubmitResult['status']): void;
}

/** Sends what is queued when the machine is online again, unless another tab did. */
export function useQueue(options: Options): void {
  const { id, waiting, ready, submit } = options;
  const calls = useLatest(options);

  useEffect(() => {
    if (!waiting) return;
    const flush = () => (ready ? void submit.current() : calls.current.onCaptchaNeeded());
    if (navigator.onLine) flush();
    addEventListener('online', flush);
    return () => removeEventListener('online', flush);
  }, [waiting, ready, submit, calls]);

  useEffect(() => {
    if (!id) return;
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== OUTBOX_KEY && key !== null) return;
      const found = findQueued(id);
      if (found?.result) calls.current.onSentElsewhere(found.result);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [id, calls]);
}
