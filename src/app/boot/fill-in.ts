type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in the empty fields with `prefill` from the address, as the app does when it starts
 * (forms/ui/use-kept-values.ts): who follows a link sees at once what it has chosen. Returns whether it chose anything.
 */
export function fillIn(): boolean {
  const query = new URLSearchParams(location.search);
  let filled = false;
  for (const field of document.querySelectorAll<Control>('[data-prefill]')) {
    const value = query.get(field.dataset.prefill ?? '');
    if (!value) continue;
    filled = true;
    if (field.type === 'radio') choose(field as HTMLInputElement, value);
    else if (!field.value) {
      field.value = value;
      // A list without that option shows none; its first asks to choose.
      if (!field.value) field.value = '';
    }
  }
  return filled;
}

/** Each radio of a field is asked. What was chosen already stays. */
function choose(radio: HTMLInputElement, value: string): void {
  const group = radio.form?.elements.namedItem(radio.name);
  const isAnswered = group instanceof RadioNodeList && group.value !== '';
  if (radio.value === value && !isAnswered) radio.checked = true;
}
