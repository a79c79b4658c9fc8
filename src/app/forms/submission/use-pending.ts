import { useRef } from 'react';
import type { Form } from '../../types/config.gen.ts';
import type { Entered, SubmitResult, Values } from '../types.ts';
import { keepable, queueable, readDraft, removeDraft, sameMessage, writeDraft } from './draft.ts';
import { dequeue, enqueue, type QueuedSubmission, waitingFor } from './outbox.ts';
import type { Row, rowOf } from './row.ts';
import { newSubmissionId } from './submission-id.ts';

/** What a form is about to send, or has sent without an answer. */
interface PendingSubmission {
  /** The same until it is known how it went. */
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

interface Kept extends Resumed {
  submission?: PendingSubmission;
  row?: Row | undefined;
}

/** What waits in the outbox, else the draft of this tab. */
function readKept(formId: string, form: Form): Kept | undefined {
  const draft = readDraft(formId, form);
  const queued = waitingFor(formId);
  if (queued) {
    const { id, at: queuedAt, sent, left, row } = queued;
    const values = queueable(form, queued.values);
    const submission = { id, queuedAt, sent: sent && values };
    const status = sent ? 'unknown' : left ? 'left' : 'queued';
    return { submission, row, values, status, followed: draft?.followed };
  }
  if (!draft) return undefined;
  const { values, sent, followed, row } = draft;
  const submission = sent && { id: sent.id, sent: sent.values };
  return { submission, row, values, status: sent ? 'unknown' : 'restored', followed };
}

/** Gives, keeps and forgets the id of what a form sends, its draft and its place in the outbox. */
export function usePending(formId: string, form: Form) {
  const pending = useRef<PendingSubmission>(undefined);
  const row = useRef<Row>(undefined);

  /** Goes on with what was typed before a reload, or queued in any tab. */
  function resume(): Resumed | undefined {
    const kept = readKept(formId, form);
    if (kept?.submission) pending.current = kept.submission;
    if (kept) row.current = kept.row;
    return kept;
  }

  /** The submission of these values: the pending one, unless that was sent with other words. */
  function submissionFor(values: Values): PendingSubmission {
    const before = pending.current;
    if (before?.sent && !sameMessage(form, before.sent, values)) {
      dequeue(before.id); // nobody waits for it any more
      pending.current = undefined;
    }
    pending.current ??= { id: newSubmissionId() };
    return pending.current;
  }

  /** Its row in the log. */
  function rowFor(id: string, entered: Entered[], next: typeof rowOf): string {
    row.current = next(row.current, id, entered);
    return row.current[0];
  }

  /** Keeps it for all tabs, to be sent later. False if the browser keeps nothing. */
  function putInOutbox(
    id: string,
    values: Values,
    when: Pick<QueuedSubmission, 'at' | 'left'>,
  ): boolean {
    return enqueue({ id, formId, values: queueable(form, values), row: row.current, ...when });
  }

  /** Keeps it to be sent once the machine is online. False if the browser keeps nothing. */
  function queue(id: string, values: Values): boolean {
    const at = Date.now();
    const kept = putInOutbox(id, values, { at });
    pending.current = kept ? { id, queuedAt: at } : undefined;
    return kept;
  }

  /** It is known, here or by another tab, how it went. */
  function settle(status: SubmitResult['status'], values: Values): void {
    if (status === 'unknown' && pending.current)
      pending.current = { id: pending.current.id, sent: keepable(form, values) };
    else if (status !== 'unsent') pending.current = undefined;
    if (status === 'confirmed') {
      row.current = undefined;
      removeDraft(formId, form);
    } else keep(values);
  }

  /** From now on these words may have arrived. */
  function keepSent(id: string, values: Values): void {
    pending.current = { ...pending.current, id, sent: keepable(form, values) };
    keep(values);
  }

  /** Keeps what is typed, with what is known of it. */
  function keep(values: Values, followed = readDraft(formId, form)?.followed): void {
    const { id, sent } = pending.current ?? {};
    writeDraft(formId, form, {
      values,
      ...(id && sent && { sent: { id, values: sent } }),
      row: row.current,
      followed,
    });
  }

  /** The next values are another submission. */
  function forget(): void {
    if (pending.current) dequeue(pending.current.id);
    pending.current = undefined;
    row.current = undefined;
    removeDraft(formId, form);
  }

  /** The id under which it stands in the outbox: other tabs may send it. */
  const queuedId = (): string | undefined =>
    pending.current?.queuedAt === undefined ? undefined : pending.current.id;

  return {
    ...{ resume, submissionFor, rowFor, putInOutbox, queue },
    ...{ settle, keepSent, keep, forget, queuedId },
  };
}
