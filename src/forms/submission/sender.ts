import { loadStrategy } from '../../blocks/strategies/shared/load.ts';
import { strategyOf } from '../../blocks/strategies.ts';
import { onLeave } from '../../lib/on-leave.ts';
import type { Departure, Strategy, SubmitResult, Values } from '../kit/types.ts';
import { findQueued } from './outbox.ts';
import { createPending } from './pending.ts';
import type { Delivery, Origin } from './sending.ts';
import { filesIn } from './sent-values.ts';

/** The code that is needed only to send: a chunk that is loaded with the strategy's. */
type SendingCode = typeof import('./sending-code.ts') & { strategy: Strategy };

interface FormOnPage extends Origin {
  formId: string;
}

/** Sends the values of a form. Nothing is sent before it is stored, and nothing twice. */
export function createSender({ formId, form, integrations, path }: FormOnPage) {
  const pending = createPending(formId, form, path);
  const { queues, asksBeforeRepeat } = strategyOf(form.submit);
  let code: SendingCode | undefined;

  async function load(): Promise<SendingCode> {
    if (code) return code;
    const [strategy, sending] = await Promise.all([
      loadStrategy(form.submit),
      import('./sending-code.ts'),
    ]);
    code = { strategy, ...sending };
    return code;
  }

  /** Loads the code that sends, so that a click on "send" does not wait for it. */
  function prepare(): void {
    if (queues) load().catch(() => undefined); // it is requested again when it is needed
  }

  /** Whether these values may have arrived, and would be stored twice if they are sent again. */
  const wouldRepeat = (values: Values): boolean =>
    Boolean(asksBeforeRepeat?.(integrations) && pending.submissionFor(values).sent);

  /** Files cannot be stored, and without them it would be another submission. */
  const mayBeKept = (values: Values): boolean => filesIn(form, values).length === 0;

  async function send(values: Values, departure: Departure): Promise<Delivery> {
    const { id, queuedAt, sent } = pending.submissionFor(values);
    if (queues && !navigator.onLine && !mayBeKept(values)) return { status: 'unsent' };
    if (queues && !navigator.onLine)
      return { status: pending.queue(id, values) ? 'queued' : 'unsent' };
    const loaded = await load().catch(() => undefined);
    const result: Delivery = loaded
      ? await loaded.deliver(id, sent ? undefined : queuedAt, () =>
          post(loaded, id, values, departure),
        )
      : { status: 'unsent' };
    pending.settle(result.status, values);
    return result;
  }

  async function post(
    loaded: SendingCode,
    id: string,
    values: Values,
    departure: Departure,
  ): Promise<SubmitResult> {
    if (departure.signal.aborted) return { status: 'unknown' };
    const { submission, row } = compose(loaded, id, values);
    pending.keepSent(id, values, row);
    return loaded.post(loaded.strategy, submission, departure);
  }

  const compose = ({ submissionOf }: SendingCode, id: string, values: Values) =>
    submissionOf({ form, integrations, path }, pending.contentOf(id, values));

  /**
   * From the visitor's click until a strategy has begun to post: if the page is closed meanwhile, the values
   * are handed to the browser. `read` returns undefined if there is nothing to send.
   */
  function watchLeave(read: () => Values | undefined): Departure {
    const taken = new AbortController();
    const begun = onLeave(() => {
      const values = read();
      if (values && leave(values)) taken.abort();
    });
    return { begun, signal: taken.signal };
  }

  /** Whether the browser took the values; else they are in the outbox, if the strategy queues. */
  function leave(values: Values): boolean {
    const { id, queuedAt } = pending.submissionFor(values);
    if (wouldRepeat(values)) return false; // nobody has agreed to it
    if (queuedAt !== undefined) return false; // another tab may be sending it from the outbox
    const composed = navigator.onLine && code && compose(code, id, values);
    if (!mayBeKept(values)) return false;
    const taken = composed && code?.strategy.submitOnLeave?.(composed.submission, form.submit);
    if (composed && taken) pending.keepSent(id, values, composed.row);
    else if (queues) pending.putInOutbox(id, values, { at: Date.now(), left: true });
    return taken ?? false;
  }

  /** What another tab was answered for the submission that waits in the outbox. */
  function answerElsewhere(): Delivery | undefined {
    const id = pending.queuedId();
    const status = id && findQueued(id)?.result;
    return status ? ({ status, elsewhere: true } as Delivery) : undefined;
  }

  return { pending, prepare, wouldRepeat, send, watchLeave, answerElsewhere };
}

export type Sender = ReturnType<typeof createSender>;
