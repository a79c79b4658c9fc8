/**
 * Fills in the empty fields with `prefill` from the address, as the app does when it starts
 * (forms/ui/use-kept-values.ts): who follows a link sees at once what it has chosen.
 */
export function fillIn(): void {
  const query = new URLSearchParams(location.search);
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[data-prefill]',
  )) {
    const value = query.get(field.dataset.prefill ?? '');
    if (!value || field.value) continue;
    field.value = value;
    // A list without that option shows none; its first asks to choose.
    if (!field.value) field.value = '';
  }
}
