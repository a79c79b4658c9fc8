import { useEffect, useRef } from 'react';
import type { Form } from '../../types/config.gen.ts';
import type { EnteredField, SubmitResult, Values } from '../kit/types.ts';
import { attend, leaveForm } from './attended.ts';
import { keepable, queueable, readDraft, removeDraft, sameMessage, writeDraft } from './draft.ts';
import type { LogRow, rowOf } from './log-row.ts';
import { dequeue, enqueue, findQueued, note, type QueuedSubmission, waitingFor } from './outbox.ts';
import { readSource, type VisitSource } from './source.ts';
import { newSubmissionId } from './submission-id.ts';

/** A submission that is about to be sent, or was sent without an answer. */
interface PendingSubmission {
  /** The same until there is an outcome. */
  id: string;
  /** Since when it is in the outbox. */
  queuedAt?: number;
  /** The values with which it was posted and may have arrived: other values are another submission. */
  sent?: Values;
}

/** Values from before a reload, and their status. */
export interface Resumed {
  submission?: PendingSubmission;
  row?: LogRow | undefined;
  values: Values;
  status: 'restored' | 'queued' | 'unknown' | 'left' | 'refused';
  /** Values from the address, by field. */
  followed?: Values;
}

/** The waiting submission of the outbox, else the draft of this tab. */
function readKept(formId: string, form: Form): Resumed | undefined {
  const draft = readDraft(formId, form);
  const queued = waitingFor(formId);
  if (queued) return { ...resumedFrom(queued, form), followed: draft?.followed };
  if (!draft) return undefined;
  if (draft.queued && findQueued(draft.queued)?.result === 'confirmed') {
    removeDraft(formId, form); // another page has sent it
    return undefined;
  }
  const { values, sent, followed, row } = draft;
  const submission = sent && { id: sent.id, sent: sent.values };
  return { submission, row, values, status: sent ? 'unknown' : 'restored', followed };
}

function resumedFrom(queued: QueuedSubmission, form: Form): Resumed {
  const { id, at, sent, left, result, row } = queued;
  if (result) note(id, { told: true });
  const values = queueable(form, queued.values);
  const submission = { id, queuedAt: result ? undefined : at, sent: sent && values };
  const waiting = left ? 'left' : 'queued';
  return { submission, row, values, status: sent ? 'unknown' : result ? 'refused' : waiting };
}

/** Owns the id of a form's submission, its draft and its entry in the outbox. */
export function usePending(formId: string, form: Form, path: string) {
  const pending = useRef<PendingSubmission>(undefined);
  const row = useRef<LogRow>(undefined);
  useEffect(() => () => leaveForm(formId), [formId]);

  /** Continues with what was typed before a reload, or queued in any tab. */
  function resume(): Resumed | undefined {
    const kept = readKept(formId, form);
    if (kept?.submission) pending.current = kept.submission;
    if (kept) row.current = kept.row;
    attend(formId, queuedId());
    return kept;
  }

  /** The submission of these values: the pending one, unless it was sent with other values. */
  function submissionFor(values: Values): PendingSubmission {
    const before = pending.current;
    if (before?.sent && !sameMessage(form, before.sent, values)) {
      dequeue(before.id); // its outcome no longer matters
      pending.current = undefined;
    }
    pending.current ??= { id: newSubmissionId() };
    return pending.current;
  }

  /** Its row in the log. */
  function rowFor(id: string, entered: EnteredField[], next: typeof rowOf): string {
    row.current = next(row.current, id, entered);
    return row.current[0];
  }

  /** The source of the visit in which it was queued, or of the current visit. */
  function sourceOf(id: string): VisitSource | undefined {
    const queued = findQueued(id);
    return queued ? queued.source : readSource();
  }

  /** Stores it for all tabs, to be sent later. False if the browser stores nothing. */
  function putInOutbox(
    id: string,
    values: Values,
    when: Pick<QueuedSubmission, 'at' | 'left'>,
  ): boolean {
    const sent = { values: queueable(form, values), row: row.current, source: sourceOf(id) };
    return enqueue({ id, formId, path, ...sent, ...when });
  }

  /** Queues it until the machine is online. False if the browser stores nothing. */
  function queue(id: string, values: Values): boolean {
    const at = Date.now();
    const kept = putInOutbox(id, values, { at });
    pending.current = kept ? { id, queuedAt: at } : undefined;
    attend(formId, queuedId());
    keep(values);
    return kept;
  }

  /** Called with the outcome, of this tab or another. */
  function settle(status: SubmitResult['status'], values: Values): void {
    if (status === 'unknown' && pending.current)
      pending.current = { id: pending.current.id, sent: keepable(form, values) };
    else if (status !== 'unsent') pending.current = undefined;
    if (status === 'confirmed') {
      row.current = undefined;
      removeDraft(formId, form);
    } else keep(values);
  }

  /** Called before a post: from now on these values may have arrived. */
  function keepSent(id: string, values: Values): void {
    pending.current = { ...pending.current, id, sent: keepable(form, values) };
    keep(values);
  }

  /** Stores the draft. */
  function keep(values: Values, followed = readDraft(formId, form)?.followed): void {
    const { id, sent } = pending.current ?? {};
    writeDraft(formId, form, {
      values,
      ...(id && sent && { sent: { id, values: sent } }),
      queued: queuedId(),
      row: row.current,
      followed,
    });
  }

  /** Forgets the submission: the next values are another one. */
  function forget(): void {
    if (pending.current) dequeue(pending.current.id);
    pending.current = undefined;
    row.current = undefined;
    removeDraft(formId, form);
  }

  /** The id of its entry in the outbox, which other tabs may send. */
  const queuedId = (): string | undefined =>
    pending.current?.queuedAt === undefined ? undefined : pending.current.id;

  return {
    ...{ resume, submissionFor, rowFor, sourceOf, putInOutbox, queue },
    ...{ settle, keepSent, keep, forget, queuedId },
  };
}
