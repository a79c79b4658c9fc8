import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../data/site-context.ts';
import type { Form, Integrations } from '../../types/config.gen.ts';
import { loadStrategy } from '../strategies/load.ts';
import { strategyOf } from '../strategies/registry.ts';
import type { Strategy, SubmitResult, Values } from '../types.ts';
import { type Delivery, deliver } from './deliver.ts';
import { keepable, queueable, readDraft, removeDraft, sameMessage, writeDraft } from './draft.ts';
import { enteredIn } from './entered.ts';
import { dequeue, enqueue, waitingFor } from './outbox.ts';
import { newSubmissionId } from './submission-id.ts';
import { entriesOf } from './values.ts';

interface Options {
  formId: string;
  form: Form;
  integrations: Integrations;
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
  status: 'restored' | 'queued' | 'unknown';
  /** What the address filled in, by field. */
  followed?: Values;
}

/** A submission's life. Nothing is sent before it is kept, and nothing twice. */
export function useSubmission({ formId, form, integrations }: Options) {
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  const meant = useRef<Meant>(undefined);
  const strategy = strategyOf(form.submit);

  /** Goes on with what was typed before a reload, or queued in any tab. */
  function resume(): Resumed | undefined {
    const draft = readDraft(formId, form);
    const queued = waitingFor(formId);
    if (queued) {
      const { id, at } = queued;
      const values = queueable(form, queued.values);
      meant.current = { id, queuedAt: at, sent: queued.sent && values };
      return { values, status: queued.sent ? 'unknown' : 'queued', followed: draft?.followed };
    }
    if (!draft) return undefined;
    const { values, sent, followed } = draft;
    if (sent) meant.current = { id: sent.id, sent: sent.values };
    return { values, status: sent ? 'unknown' : 'restored', followed };
  }

  async function send(values: Values): Promise<Delivery> {
    const before = meant.current;
    if (before?.sent && !sameMessage(form, before.sent, values)) {
      dequeue(before.id); // nobody waits for it any more
      meant.current = undefined;
    }
    meant.current ??= { id: newSubmissionId() };
    const { id, queuedAt, sent } = meant.current;
    if (strategy.queues && !navigator.onLine) {
      const at = Date.now();
      const kept = enqueue({ id, formId, at, values: queueable(form, values) });
      meant.current = kept ? { id, queuedAt: at } : undefined;
      return { status: kept ? 'queued' : 'unsent' };
    }
    const result = await deliver(id, sent ? undefined : queuedAt, () => post(id, values));
    settle(result.status, values);
    return result;
  }

  /** It is known, here or by another tab, how it went. */
  function settle(status: SubmitResult['status'], values: Values): void {
    if (status === 'unknown' && meant.current)
      meant.current = { id: meant.current.id, sent: keepable(form, values) };
    else if (status !== 'unsent') meant.current = undefined;
    if (status === 'confirmed') removeDraft(formId, form);
    else keep(values);
  }

  async function post(id: string, values: Values): Promise<SubmitResult> {
    let code: Strategy;
    try {
      code = await loadStrategy(form.submit);
    } catch {
      return { status: 'unsent' };
    }
    meant.current = { ...meant.current, id, sent: keepable(form, values) };
    keep(values);
    const entries = entriesOf(form, values);
    const entered = enteredIn(form, values);
    const submission = { id, entries, entered, pageUrl: siteUrl + pathname, form, integrations };
    return code.submit(submission, form.submit).catch(() => ({ status: 'unknown' }) as const);
  }

  /** Keeps what is typed, with what is known of it. */
  function keep(values: Values, followed = readDraft(formId, form)?.followed): void {
    const { id, sent } = meant.current ?? {};
    writeDraft(formId, form, {
      values,
      ...(id && sent && { sent: { id, values: sent } }),
      followed,
    });
  }

  /** What was meant is over: the next is another submission. */
  function forget(): void {
    if (meant.current) dequeue(meant.current.id);
    meant.current = undefined;
    removeDraft(formId, form);
  }

  /** Where it stands in the outbox: other tabs may send it. */
  function queuedId(): string | undefined {
    return meant.current?.queuedAt === undefined ? undefined : meant.current.id;
  }

  return { send, settle, resume, keep, forget, queuedId };
}
