/** A form is `ready` when the app has it; then, or without scripts, nothing is held back. */
function hold(event: Event): void {
  const form = event.target as HTMLFormElement;
  if ('ready' in form.dataset || form.hasAttribute('target')) return;
  event.preventDefault();
  form.dataset.pending = '';
}

/** Keeps what is submitted before the app is there, so that it sends it instead of the browser. */
export function holdSubmissions(): void {
  addEventListener('submit', hold, true);
}

/** There will be no app: the browser sends, what was held back too. */
export function letSubmissionsGo(): void {
  removeEventListener('submit', hold, true);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-pending]')) {
    delete form.dataset.pending;
    form.requestSubmit();
  }
}
