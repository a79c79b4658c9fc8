import type { Message } from '../../words/message.ts';
import { t, worded } from '../../words/reader.ts';

interface Gate {
  title: string;
  text: Message;
  /** What leads on: to an address, or at a press. */
  action: { label: string; to: string } | { label: string; press(): void };
}

/** In place of the window, for who cannot open it: says why, and what to do. */
export function showGate({ title, text, action }: Gate): void {
  const main = document.createElement('main');
  const heading = Object.assign(document.createElement('h1'), { textContent: t(title) });
  const said = Object.assign(document.createElement('p'), { textContent: worded(text) });
  const step = document.createElement('to' in action ? 'a' : 'button');
  step.textContent = t(action.label);
  if ('to' in action) step.setAttribute('href', action.to);
  else step.addEventListener('click', action.press);
  main.append(heading, said, step);
  // The bar above it stays.
  document.querySelector('#root > main')?.replaceWith(main);
  document.title = t(title);
}
