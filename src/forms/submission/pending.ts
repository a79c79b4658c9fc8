import type { Form } from '../../types/config.gen.ts';
import type { SubmitResult, Values } from '../kit/types.ts';
import { readVisitSource } from '../kit/visit-source.ts';
import { keepable, queueable, readDraft, removeDraft, sameMessage, writeDraft } from './draft.ts';
import type { EventName } from './machine.ts';
import {
  attend,
  type Content,
  dequeue,
  enqueue,
  findQueued,
  type LogRow,
  note,
  type QueuedSubmission,
  waitingFor,
} from './outbox.ts';
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

/** What was left here before the page was opened again. */
export interface Resumed {
  found: Extract<EventName, `found${string}`>;
  values: Values;
  submission?: PendingSubmission;
  row?: LogRow | undefined;
  /** The visitor sent it and saw no outcome, as the page was closed. */
  left?: true | undefined;
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
  return { found: sent ? 'foundUnknown' : 'foundDraft', submission, row, values, followed };
}

function resumedFrom(queued: QueuedSubmission, form: Form): Resumed {
  const { id, at, sent, left, result, row } = queued;
  if (result) note(id, { told: true });
  const values = queueable(form, queued.values);
  const submission = { id, queuedAt: result ? undefined : at, sent: sent && values };
  if (sent) return { found: 'foundUnknown', submission, row, values };
  if (result) return { found: 'foundRefused', submission, row, values };
  return { found: left ? 'foundDraft' : 'foundWaiting', left, submission, row, values };
}

/** Owns the id of a form's submission, its draft and its entry in the outbox. */
export function createPending(formId: string, form: Form, path: string) {
  let pending: PendingSubmission | undefined;
  let row: LogRow | undefined;

  /** The id of its entry in the outbox, which other tabs may send. */
  const queuedId = (): string | undefined =>
    pending?.queuedAt === undefined ? undefined : pending.id;

  /** Continues with what was typed before a reload, or queued in any tab. */
  function resume(): Resumed | undefined {
    const kept = readKept(formId, form);
    if (kept?.submission) pending = kept.submission;
    if (kept) row = kept.row;
    attend(formId, queuedId());
    return kept;
  }

  /** The submission of these values: the pending one, unless it was sent with other values. */
  function submissionFor(values: Values): PendingSubmission {
    if (pending?.sent && !sameMessage(form, pending.sent, values)) {
      dequeue(pending.id); // its outcome no longer matters
      pending = undefined;
    }
    pending ??= { id: newSubmissionId() };
    return pending;
  }

  /** What is sent, with the row of an earlier attempt, and the source of the visit in which it was queued or of this one. */
  function contentOf(id: string, values: Values): Content {
    const queued = findQueued(id);
    return { id, values, row, source: queued ? queued.source : readVisitSource() };
  }

  /** Stores it for all tabs, to be sent later. False if the browser stores nothing. */
  function putInOutbox(
    id: string,
    values: Values,
    when: Pick<QueuedSubmission, 'at' | 'left'>,
  ): boolean {
    return enqueue({ ...contentOf(id, queueable(form, values)), formId, path, ...when });
  }

  /** Queues it until the machine is online. False if the browser stores nothing. */
  function queue(id: string, values: Values): boolean {
    const at = Date.now();
    const kept = putInOutbox(id, values, { at });
    pending = kept ? { id, queuedAt: at } : undefined;
    attend(formId, queuedId());
    keep(values);
    return kept;
  }

  /** Called with the outcome, of this tab or another. */
  function settle(status: SubmitResult['status'], values: Values): void {
    if (status === 'unknown' && pending) pending = { id: pending.id, sent: keepable(form, values) };
    else if (status !== 'unsent') pending = undefined;
    if (status === 'confirmed') {
      row = undefined;
      removeDraft(formId, form);
    } else keep(values);
  }

  /** Called before a post: from now on these values may have arrived, in this row of the log. */
  function keepSent(id: string, values: Values, sentRow: LogRow): void {
    row = sentRow;
    pending = { ...pending, id, sent: keepable(form, values) };
    keep(values);
  }

  /** Stores the draft. */
  function keep(values: Values, followed = readDraft(formId, form)?.followed): void {
    const { id, sent } = pending ?? {};
    writeDraft(formId, form, {
      values,
      ...(id && sent && { sent: { id, values: sent } }),
      queued: queuedId(),
      row,
      followed,
    });
  }

  /** Forgets the submission: the next values are another one. */
  function forget(): void {
    if (pending) dequeue(pending.id);
    pending = undefined;
    row = undefined;
    removeDraft(formId, form);
  }

  return {
    ...{ resume, submissionFor, contentOf, putInOutbox, queue },
    ...{ settle, keepSent, keep, forget, queuedId },
  };
}
