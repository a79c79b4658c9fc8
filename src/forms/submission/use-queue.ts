import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import type { SubmitResult } from '../kit/types.ts';
import { findQueued } from './outbox.ts';
import { OUTBOX_KEY } from './outbox-trace.ts';

interface Options {
  /** The queued submission that this form shows, if any. */
  id: string | undefined;
  /** False if it was sent and only its outcome is unknown. */
  waiting: boolean;
  /** False while a captcha has to be solved. */
  ready: boolean;
  submit: RefObject<() => Promise<void>>;
  /** Called if the machine is online and only the captcha is missing. */
  onCaptchaNeeded(): void;
  /** Called if another tab has sent it. */
  onSentElsewhere(status: SubmitResult['status']): void;
}

/** Sends a queued submission when the machine is online, unless another tab has. */
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
