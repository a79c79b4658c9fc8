import { holdBack, NOT_HYDRATED, takeForm } from '../../lib/boot-protocol.ts';

/** `invalid` comes instead of `submit` if a field is wrong: the app has messages of its own for it. */
const EVENTS = ['submit', 'invalid'];

function hold(event: Event): void {
  const form = (event.target as Element).closest<HTMLFormElement>(NOT_HYDRATED);
  if (!form) return;
  event.preventDefault();
  holdBack(form);
}

/** Holds back submissions made before hydration, so that the app checks and sends them instead of the browser. */
export function holdSubmissions(): void {
  for (const type of EVENTS) addEventListener(type, hold, true);
}

/** The app failed to load: the browser checks and sends the form, also what was held back. */
export function releaseSubmissions(): void {
  for (const type of EVENTS) removeEventListener(type, hold, true);
  for (const form of document.forms) if (takeForm(form)) form.requestSubmit();
}
