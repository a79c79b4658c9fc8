import { notify } from '../../ui/toasts/notify.ts';
import { outcomeOf } from '../ui/outcomes.ts';
import { isAttended } from './attended.ts';
import { findQueued, note } from './outbox.ts';
import type { Origin, WaitingStatus } from './waiting-origin.ts';

/** Those for which this page has asked for a captcha: they are told until they are sent, once a page. */
const asked = new Set<string>();

/** Tells a visitor who looks at the page what became of a submission, unless a form of it or another tab has. */
export async function tellWaiting(
  id: string,
  status: WaitingStatus,
  origin: Origin,
): Promise<void> {
  await visible();
  const entry = findQueued(id);
  if (!entry || entry.told || isAttended(id) || asked.has(id)) return;
  if (status === 'proof') asked.add(id);
  else note(id, { told: true });
  const { texts, path } = origin;
  if (status === 'confirmed') {
    const { title, toastTitle = title } = outcomeOf(status, origin);
    notify({ title: toastTitle, text: texts.sentLater, tone: 'success' });
    return;
  }
  const waits = entry.left ? texts.restored : texts.backOnline;
  notify({
    title: status === 'proof' ? waits : outcomeOf(status, origin).title,
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
