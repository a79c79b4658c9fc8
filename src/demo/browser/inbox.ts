/** Keeps the inbox page current, and its buttons working. */
import { timeAgo } from '../stand-ins/inbox/time-ago.ts';
import { countNew, merge } from './merge.ts';

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
    if (added) say(added === 1 ? 'Chegou mais um item.' : `Chegaram mais ${added} itens.`);
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>('time'))
    time.textContent = timeAgo(Date.parse(time.dateTime), Date.now());
}

let offline = false;
async function keepCurrent(): Promise<void> {
  try {
    if (!document.hidden) await refresh();
    if (offline) say('De novo em contato com o servidor.');
    offline = false;
  } catch {
    offline = true;
    say('Sem contato com o servidor. Ele ainda está no ar?');
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
      say(`O CRM agora está no modo “${button.textContent}”.`);
    } else if (button?.hasAttribute('data-clear') && confirm('Apagar tudo o que está aqui?')) {
      await post('/__local/inbox/clear');
      say('A caixa de entrada está vazia.');
    }
  } catch {
    say('Não deu certo. O servidor ainda está no ar?');
  }
});

setTimeout(keepCurrent, EVERY);
