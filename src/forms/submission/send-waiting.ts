import { kindOf, loadKinds } from '../../blocks/fields.ts';
import { loadStrategy } from '../../blocks/strategies/shared/load.ts';
import { withOwnCaptcha } from '../../blocks/strategies.ts';
import { BUILD } from '../../lib/build-id.ts';
import { onLeave } from '../../lib/on-leave.ts';
import { normalizePath, pageDataUrl } from '../../ui/data/page-data-url.ts';
import type { PageData } from '../../ui/data/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { SubmitResult } from '../kit/types.ts';
import { queueable, removeDraft } from './draft.ts';
import { answerEvent, createFormMachine, type FormState, type StateName } from './machine.ts';
import {
  findQueued,
  hasResumed,
  isAttended,
  note,
  type QueuedSubmission,
  readOutbox,
} from './outbox.ts';
import { OUTBOX_KEY } from './outbox-trace.ts';
import { type FormTexts, noticeIds, outcomeOf } from './outcomes.ts';
import { alone, type Origin, post, submissionOf, withNote } from './sending.ts';

/** What a waiting submission needs, of the data of the page on which it was written. */
type WaitingOrigin = Origin & FormTexts;

type Told = Parameters<typeof tell>;

let running: Promise<unknown> = Promise.resolve();

/** Sends what waits in the outbox and tells what became of it. What a form shows is left to that form. */
export async function sendWaiting(): Promise<void> {
  const sending = running.then(sendAll);
  running = sending.catch(() => undefined); // the caller is told
  for (const told of await sending) await tell(...told);
}

async function sendAll(): Promise<Told[]> {
  const here = await formsHere();
  const all: Told[] = [];
  for (const entry of readOutbox()) {
    const { id, formId, told } = entry;
    const comes = here.includes(formId) && !hasResumed(formId);
    if (told || comes || isAttended(id)) continue;
    const origin = await originOf(entry);
    const state = origin && (await settle(id, origin));
    if (state && state.name !== 'unsent') all.push([id, state, origin]);
  }
  return all;
}

async function settle(id: string, origin: WaitingOrigin): Promise<FormState | undefined> {
  const state = await alone(id, async () => {
    const entry = findQueued(id);
    return entry && !entry.told && !isAttended(id) ? follow(entry, origin) : undefined;
  });
  // A form that has come meanwhile learns of it as if another tab had sent it.
  dispatchEvent(new StorageEvent('storage', { key: OUTBOX_KEY }));
  return state;
}

/** The way of a submission through the states of a form, which is on another page. */
async function follow(entry: QueuedSubmission, origin: WaitingOrigin): Promise<FormState> {
  const { formId, values } = entry;
  const { form, integrations } = origin;
  const { state, dispatch } = createFormMachine({ name: stateOf(entry), attempt: 0 });
  if (integrations.captcha && form.fields.some((field) => kindOf(field).proof))
    dispatch({ type: 'needsCaptcha' });
  if (dispatch({ type: 'online' })) {
    const answer = await send(entry, origin);
    // Nobody is here to correct a field.
    dispatch(answerEvent(answer.status === 'invalid' ? { status: 'refused' } : answer, values));
    if (state().name === 'confirmed') removeDraft(formId, form);
  }
  return state();
}

const stateOf = ({ result, sent }: QueuedSubmission): StateName =>
  result === 'confirmed' || result === 'refused' ? result : result || sent ? 'unknown' : 'waiting';

async function send(entry: QueuedSubmission, origin: WaitingOrigin): Promise<SubmitResult> {
  const { id, row, source } = entry;
  const { form } = origin;
  const strategy = await loadStrategy(form.submit);
  const leaving = new AbortController();
  const values = queueable(form, entry.values);
  const { submission } = submissionOf(origin, { id, row, source, values });
  return withNote(
    id,
    async () => {
      // It has not left the machine, so it waits for the next page.
      const begun = onLeave(() => {
        leaving.abort();
        note(id, { sent: undefined });
      });
      const result = await post(strategy, submission, { begun, signal: leaving.signal });
      begun();
      return leaving.signal.aborted ? { status: 'unsent' } : result;
    },
    {},
  );
}

/** Those for which this page has asked for a captcha: they are told until they are sent, once a page. */
const asked = new Set<string>();

/** Tells a visitor who looks at the page what became of a submission, unless a form of it or another tab has. */
async function tell(id: string, state: FormState, origin: WaitingOrigin): Promise<void> {
  await visible();
  const entry = findQueued(id);
  if (!entry || entry.told || isAttended(id) || asked.has(id)) return;
  const needsCaptcha = state.name === 'captcha';
  if (needsCaptcha) asked.add(id);
  else note(id, { told: true });
  const { texts, path } = origin;
  const { title = '', toastTitle = title } = outcomeOf(state, origin) ?? {};
  if (state.name === 'confirmed') {
    notify({ title: toastTitle, text: texts.sentLater, tone: 'success' });
    return;
  }
  const waits = entry.left ? texts.restored : texts.backOnline;
  notify({
    title: needsCaptcha ? waits : title,
    text: texts.keptInForm,
    tone: 'error',
    link: { label: texts.openForm, to: path, close: texts.closeNotice },
  });
}

function visible(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}

/** Undefined if the page has no such form any more, or is of another build. */
async function originOf({ path, formId }: QueuedSubmission): Promise<WaitingOrigin | undefined> {
  if (!path) return undefined; // of an earlier version of this site
  const { records, forms } = (await fetchPage(path))?.assets ?? {};
  const form = records?.forms?.[formId];
  if (!form || !forms) return undefined;
  await loadKinds(form);
  const notices = noticeIds(form).flatMap((id) => {
    const notice = records?.notices?.[id];
    return notice ? [{ ...notice, id }] : [];
  });
  const integrations = withOwnCaptcha(form, forms.integrations);
  return { path, form, notices, texts: forms.messages, integrations };
}

/** The ids of the forms of the page that is open. */
async function formsHere(): Promise<string[]> {
  return Object.keys((await fetchPage(location.pathname))?.assets.records.forms ?? {});
}

async function fetchPage(path: string): Promise<PageData | undefined> {
  const response = await fetch(pageDataUrl(normalizePath(path)));
  const data: PageData | undefined = response.ok ? await response.json() : undefined;
  return data?.build === BUILD ? data : undefined;
}
