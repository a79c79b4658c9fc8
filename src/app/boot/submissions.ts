import { holdBack, isReady, takeForm } from '../../lib/boot-protocol.ts';

/** Of a form that the app has, or without scripts, nothing is held back. */
function hold(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (isReady(form) || form.hasAttribute('target')) return;
  event.preventDefault();
  holdBack(form);
}

/** Keeps what is submitted before the app is there, so that it sends it instead of the browser. */
export function holdSubmissions(): void {
  addEventListener('submit', hold, true);
}

/** There will be no app: the browser sends, what was held back too. */
export function letSubmissionsGo(): void {
  removeEventListener('submit', hold, true);
  for (const form of document.forms) if (takeForm(form)) form.requestSubmit();
}
