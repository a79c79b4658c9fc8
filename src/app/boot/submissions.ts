import { holdBack, isReady, takeForm } from '../../lib/boot-protocol.ts';

/** Only forms that are not hydrated, and not without scripts. */
function hold(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (isReady(form) || form.hasAttribute('target')) return;
  event.preventDefault();
  holdBack(form);
}

/** Holds back submissions made before hydration, so that the app sends them instead of the browser. */
export function holdSubmissions(): void {
  addEventListener('submit', hold, true);
}

/** The app failed to load: the browser sends the form, also what was held back. */
export function releaseSubmissions(): void {
  removeEventListener('submit', hold, true);
  for (const form of document.forms) if (takeForm(form)) form.requestSubmit();
}
