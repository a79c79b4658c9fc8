/** Keeps the inbox page current, and its buttons working. */
import { currentWords, t } from '../../words/reader.ts';
import { speakFromPage } from '../../words/words-in-page.ts';
import { timeAgo } from '../stand-ins/inbox/time-ago.ts';
import { countNew, merge } from './merge.ts';

speakFromPage();
const words = currentWords();

const EVERY = 3000;
const root = document.documentElement;
const status = document.querySelector<HTMLElement>('[role=status]');

function say(text: string): void {
  if (status && status.textContent !== text) status.textContent = text;
}

async function refresh(): Promise<void> {
  const version = root.dataset.version ?? '';
  const response = await fetch(location.pathname, { headers: { 'If-None-Match': version } });
  if (response.ok) {
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    const added = countNew(document, fresh);
    merge(document, fresh);
    root.dataset.version = fresh.documentElement.dataset.version;
    if (added) say(t('demo/inbox:arrived', { count: added }));
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>('time'))
    if (words) time.textContent = timeAgo(Date.parse(time.dateTime), Date.now(), words);
}

let offline = false;
async function keepCurrent(): Promise<void> {
  try {
    if (!document.hidden) await refresh();
    if (offline) say(t('demo/inbox:online'));
    offline = false;
  } catch {
    offline = true;
    say(t('demo/inbox:offline'));
  }
  setTimeout(keepCurrent, EVERY);
}

async function post(path: string, body?: object): Promise<void> {
  const response = await fetch(path, { method: 'POST', body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  await refresh();
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  try {
    if (button?.dataset.mode) {
      await post('/__local/crm/mode', { mode: button.dataset.mode });
      say(t('demo/inbox:crm-mode', { mode: button.textContent ?? '' }));
    } else if (button?.hasAttribute('data-clear') && confirm(t('demo/inbox:confirm-clear'))) {
      await post('/__local/inbox/clear');
      say(t('demo/inbox:cleared'));
    }
  } catch {
    say(t('demo/inbox:failed'));
  }
});

setTimeout(keepCurrent, EVERY);
