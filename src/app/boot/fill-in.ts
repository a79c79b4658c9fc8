type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in the fields with `prefill` from the address, as the app does when it starts
 * (forms/ui/use-kept-values.ts): who follows a link sees at once what it has chosen. Returns whether it chose anything.
 * What was typed or chosen already stays; not so an option that the form begins with, which has the attribute of it.
 */
export function fillIn(): boolean {
  const query = new URLSearchParams(location.search);
  let filled = false;
  for (const field of document.querySelectorAll<Control>('[data-prefill]')) {
    const value = query.get(field.dataset.prefill ?? '');
    if (!value) continue;
    filled = true;
    if (field.type === 'radio') choose(field as HTMLInputElement, value);
    else if (!field.value || field.querySelector('[selected]:checked')) {
      const before = field.value;
      field.value = value;
      // A list without that option would show none; its first asks to choose.
      if (!field.value) field.value = before;
    }
  }
  return filled;
}

/** Each radio of a field is asked. */
function choose(radio: HTMLInputElement, value: string): void {
  const isAnswered = radio.form?.querySelector(`[name="${radio.name}"]:checked:not([checked])`);
  if (radio.value === value && !isAnswered) radio.checked = true;
}
