import { useLocation } from 'react-router-dom';
import { strategyOf } from '../../blocks/strategies.ts';
import type { Form, Integrations } from '../../types/config.gen.ts';
import type { Submission, SubmitResult, Values } from '../kit/types.ts';
import type { Delivery } from './deliver.ts';
import { enteredIn } from './entered.ts';
import { useDeparture } from './use-departure.ts';
import { usePending } from './use-pending.ts';
import { type SendingCode, useSendingCode } from './use-sending-code.ts';

interface Options {
  formId: string;
  form: Form;
  integrations: Integrations;
  /** True once the visitor has touched the form. */
  touched: boolean;
}

/** Sends the values of a form. Nothing is sent before it is stored, and nothing twice. */
export function useSubmission({ formId, form, integrations, touched }: Options) {
  const { pathname } = useLocation();
  const pending = usePending(formId, form, pathname);
  const strategy = strategyOf(form.submit);
  const code = useSendingCode(form.submit, touched && Boolean(strategy.queues));
  const departure = useDeparture(leave);

  /** Whether these values may have arrived, and would be stored twice if they are sent again. */
  const wouldRepeat = (values: Values): boolean =>
    Boolean(strategy.asksBeforeRepeat?.(integrations) && pending.submissionFor(values).sent);

  async function send(values: Values): Promise<Delivery> {
    const { id, queuedAt, sent } = pending.submissionFor(values);
    if (strategy.queues && !navigator.onLine)
      return { status: pending.queue(id, values) ? 'queued' : 'unsent' };
    const result = await deliver(id, sent ? undefined : queuedAt, values);
    pending.settle(result.status, values);
    return result;
  }

  async function deliver(id: string, queuedAt: number | undefined, values: Values) {
    const loaded = await code.load.current().catch(() => undefined);
    if (!loaded) return { status: 'unsent' } as const;
    return loaded.deliver(id, queuedAt, () => post(loaded, id, values));
  }

  async function post(loaded: SendingCode, id: string, values: Values): Promise<SubmitResult> {
    const current = departure.current();
    if (current.signal.aborted) return { status: 'unknown' };
    pending.keepSent(id, values);
    return loaded.strategy
      .submit(submissionOf(loaded, id, values), form.submit, current)
      .catch(() => ({ status: 'unknown' }) as const);
  }

  function submissionOf(loaded: SendingCode, id: string, values: Values): Submission {
    const entries = loaded.entriesOf(form, values);
    const entered = enteredIn(form, values);
    const row = pending.rowFor(id, entered, loaded.rowOf);
    const pageUrl = location.origin + pathname;
    const source = pending.sourceOf(id);
    return { id, row, at: Date.now(), entries, entered, source, pageUrl, form, integrations };
  }

  /** Called while the page is being closed, before a strategy has begun to post. */
  function leave(values: Values): boolean {
    const { id, queuedAt } = pending.submissionFor(values);
    if (wouldRepeat(values)) return false; // nobody has agreed to it
    if (queuedAt !== undefined) return false; // another tab may be sending it from the outbox
    const { current: loaded } = code.loaded;
    const taken =
      navigator.onLine &&
      loaded?.strategy.submitOnLeave?.(submissionOf(loaded, id, values), form.submit);
    if (taken) pending.keepSent(id, values);
    else if (strategy.queues) pending.putInOutbox(id, values, { at: Date.now(), left: true });
    return taken ?? false;
  }

  return { pending, send, wouldRepeat, sendOnLeave: departure.watch };
}
