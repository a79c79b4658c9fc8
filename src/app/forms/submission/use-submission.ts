import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../data/site-context.ts';
import type { Form, Integrations } from '../../types/config.gen.ts';
import { strategyOf } from '../strategies/registry.ts';
import type { Submission, SubmitResult, Values } from '../types.ts';
import type { Delivery } from './deliver.ts';
import { keepable, queueable, readDraft, removeDraft, sameMessage, writeDraft } from './draft.ts';
import { enteredIn } from './entered.ts';
import { dequeue, enqueue, type QueuedSubmission, waitingFor } from './outbox.ts';
import type { Row } from './row.ts';
import { newSubmissionId } from './submission-id.ts';
import { useDeparture } from './use-departure.ts';
import { type SendingCode, useSendingCode } from './use-sending-code.ts';

interface Options {
  formId: string;
  form: Form;
  integrations: Integrations;
  /** Somebody is filling in the form. */
  touched: boolean;
}

/** The submission the visitor means now: the same until it is known how it went. */
interface Meant {
  id: string;
  /** It stands in the outbox since then. */
  queuedAt?: number;
  /** It was posted with these words, and may have arrived: others are another submission. */
  sent?: Values;
}

/** What was typed before, and what is known of it. */
export interface Resumed {
  values: Values;
  status: 'restored' | 'queued' | 'unknown' | 'left';
  /** What the address filled in, by field. */
  followed?: Values;
}

/** A submission's life. Nothing is sent before it is kept, and nothing twice. */
export function useSubmission({ formId, form, integrations, touched }: Options) {
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  const meant = useRef<Meant>(undefined);
  const row = useRef<Row>(undefined);
  const strategy = strategyOf(form.submit);
  const code = useSendingCode(form.submit, touched && Boolean(strategy.queues));
  const departure = useDeparture(leave);

  /** Goes on with what was typed before a reload, or queued in any tab. */
  function resume(): Resumed | undefined {
    const draft = readDraft(formId, form);
    const queued = waitingFor(formId);
    if (queued) {
      const { id, at } = queued;
      const values = queueable(form, queued.values);
      meant.current = { id, queuedAt: at, sent: queued.sent && values };
      row.current = queued.row;
      const status = queued.sent ? 'unknown' : queued.left ? 'left' : 'queued';
      return { values, status, followed: draft?.followed };
    }
    if (!draft) return undefined;
    const { values, sent, followed } = draft;
    if (sent) meant.current = { id: sent.id, sent: sent.values };
    row.current = draft.row;
    return { values, status: sent ? 'unknown' : 'restored', followed };
  }

  /** The submission of these values: the one that was meant before, unless that was sent with other words. */
  function intend(values: Values): Meant {
    const before = meant.current;
    if (before?.sent && !sameMessage(form, before.sent, values)) {
      dequeue(before.id); // nobody waits for it any more
      meant.current = undefined;
    }
    meant.current ??= { id: newSubmissionId() };
    return meant.current;
  }

  async function send(values: Values): Promise<Delivery> {
    const { id, queuedAt, sent } = intend(values);
    if (strategy.queues && !navigator.onLine) {
      const at = Date.now();
      const kept = putAside(id, values, { at });
      meant.current = kept ? { id, queuedAt: at } : undefined;
      return { status: kept ? 'queued' : 'unsent' };
    }
    const result = await deliver(id, sent ? undefined : queuedAt, values);
    settle(result.status, values);
    return result;
  }

  /** It is known, here or by another tab, how it went. */
  function settle(status: SubmitResult['status'], values: Values): void {
    if (status === 'unknown' && meant.current)
      meant.current = { id: meant.current.id, sent: keepable(form, values) };
    else if (status !== 'unsent') meant.current = undefined;
    if (status === 'confirmed') {
      row.current = undefined;
      removeDraft(formId, form);
    } else keep(values);
  }

  async function deliver(id: string, queuedAt: number | undefined, values: Values) {
    const loaded = await code.load.current().catch(() => undefined);
    if (!loaded) return { status: 'unsent' } as const;
    return loaded.deliver(id, queuedAt, () => post(loaded, id, values));
  }

  async function post(loaded: SendingCode, id: string, values: Values): Promise<SubmitResult> {
    const current = departure.current();
    if (current.signal.aborted) return { status: 'unknown' };
    keepSent(id, values);
    return loaded.strategy
      .submit(submissionOf(loaded, id, values), form.submit, current)
      .catch(() => ({ status: 'unknown' }) as const);
  }

  function submissionOf(loaded: SendingCode, id: string, values: Values): Submission {
    const entries = loaded.entriesOf(form, values);
    const entered = enteredIn(form, values);
    row.current = loaded.rowOf(row.current, id, entered);
    const pageUrl = siteUrl + pathname;
    const at = Date.now();
    return { id, row: row.current[0], at, entries, entered, pageUrl, form, integrations };
  }

  /** Called while the page is being closed, before a strategy has begun to post. */
  function leave(values: Values): boolean {
    const { id, queuedAt } = intend(values);
    if (queuedAt !== undefined) return false; // it is in the outbox, and another tab may be sending it
    const { current: loaded } = code.loaded;
    const taken =
      navigator.onLine &&
      loaded?.strategy.submitOnLeave?.(submissionOf(loaded, id, values), form.submit);
    if (taken) keepSent(id, values);
    else if (strategy.queues) putAside(id, values, { at: Date.now(), left: true });
    return taken ?? false;
  }

  /** Keeps it for all tabs, to be sent later. False when it could not be kept. */
  function putAside(id: string, values: Values, when: Pick<QueuedSubmission, 'at' | 'left'>) {
    return enqueue({ id, formId, values: queueable(form, values), row: row.current, ...when });
  }

  /** From now on these words may have arrived. */
  function keepSent(id: string, values: Values): void {
    meant.current = { ...meant.current, id, sent: keepable(form, values) };
    keep(values);
  }

  /** Keeps what is typed, with what is known of it. */
  function keep(values: Values, followed = readDraft(formId, form)?.followed): void {
    const { id, sent } = meant.current ?? {};
    writeDraft(formId, form, {
      values,
      ...(id && sent && { sent: { id, values: sent } }),
      row: row.current,
      followed,
    });
  }

  /** What was meant is over: the next is another submission. */
  function forget(): void {
    if (meant.current) dequeue(meant.current.id);
    meant.current = undefined;
    row.current = undefined;
    removeDraft(formId, form);
  }

  /** Where it stands in the outbox: other tabs may send it. */
  function queuedId(): string | undefined {
    return meant.current?.queuedAt === undefined ? undefined : meant.current.id;
  }

  return { send, sendOnLeave: departure.expect, settle, resume, keep, forget, queuedId };
}
