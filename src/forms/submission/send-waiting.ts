import { kindOf } from '../../blocks/fields.ts';
import { loadStrategy } from '../../blocks/strategies/shared/load.ts';
import { onLeave } from '../../lib/on-leave.ts';
import { track } from '../../visitor/tracking/track.ts';
import type { Submission, SubmitResult } from '../kit/types.ts';
import { hasResumed, isAttended } from './attended.ts';
import { alone } from './deliver.ts';
import { queueable, removeDraft } from './draft.ts';
import { enteredIn } from './entered.ts';
import { entriesOf } from './entries.ts';
import { rowOf } from './log-row.ts';
import { findQueued, note, type QueuedSubmission, readOutbox } from './outbox.ts';
import { OUTBOX_KEY } from './outbox-trace.ts';
import { tellWaiting } from './tell-waiting.ts';
import { formsHere, type Origin, originOf, type WaitingStatus } from './waiting-origin.ts';

type Told = Parameters<typeof tellWaiting>;

let running: Promise<unknown> = Promise.resolve();

/** Sends what waits in the outbox and tells what became of it. What a form shows is left to that form. */
export async function sendWaiting(): Promise<void> {
  const sending = running.then(sendAll);
  running = sending.catch(() => undefined); // the caller is told
  for (const told of await sending) await tellWaiting(...told);
}

async function sendAll(): Promise<Told[]> {
  const here = await formsHere();
  const all: Told[] = [];
  for (const entry of readOutbox()) {
    const { id, formId, told } = entry;
    const comes = here.includes(formId) && !hasResumed(formId);
    if (told || comes || isAttended(id)) continue;
    const origin = await originOf(entry);
    const status = origin && (await settle(id, origin));
    if (status && status !== 'unsent') all.push([id, status, origin]);
  }
  return all;
}

async function settle(id: string, origin: Origin): Promise<WaitingStatus | undefined> {
  const status = await alone(`submission ${id}`, async () => {
    const found = findQueued(id);
    if (!found || found.told || isAttended(id)) return undefined;
    const { result } = found;
    return result ?? (found.sent ? 'unknown' : send(found, origin));
  });
  // A form that has come meanwhile learns of it as if another tab had sent it.
  dispatchEvent(new StorageEvent('storage', { key: OUTBOX_KEY }));
  return status;
}

async function send(entry: QueuedSubmission, origin: Origin): Promise<WaitingStatus> {
  const { id, formId } = entry;
  const { form, integrations } = origin;
  if (integrations.captcha && form.fields.some((field) => kindOf(field).proof)) return 'proof';
  const strategy = await loadStrategy(form.submit);
  const leaving = new AbortController();
  note(id, { sent: true });
  // It has not left the machine, so it waits for the next page.
  const begun = onLeave(() => {
    leaving.abort();
    note(id, { sent: undefined });
  });
  const departure = { begun, signal: leaving.signal };
  const result = await strategy
    .submit(submissionOf(entry, origin), form.submit, departure)
    .catch((): SubmitResult => ({ status: 'unknown' }));
  begun();
  if (leaving.signal.aborted) return 'unsent';
  const status = result.status === 'invalid' ? 'refused' : result.status;
  note(id, afterPost(status));
  if (status === 'confirmed') {
    removeDraft(formId, form);
    if ('formName' in form.submit) track({ name: 'form_submit', form: form.submit.formName });
  }
  return status;
}

function submissionOf(entry: QueuedSubmission, origin: Origin): Submission {
  const { id, source } = entry;
  const { form, integrations, path } = origin;
  const values = queueable(form, entry.values);
  const entered = enteredIn(form, values);
  const [row] = rowOf(entry.row, id, entered);
  const pageUrl = location.origin + path;
  const entries = entriesOf(form, values);
  return { id, row, at: Date.now(), entries, entered, source, pageUrl, form, integrations };
}

/** The values stay for the form, but of what was confirmed. */
function afterPost(status: WaitingStatus): Partial<QueuedSubmission> {
  if (status === 'confirmed')
    return { result: status, values: {}, row: undefined, source: undefined };
  if (status === 'unsent') return { sent: undefined };
  if (status === 'unknown') return { result: status };
  return { result: 'refused', sent: undefined };
}
