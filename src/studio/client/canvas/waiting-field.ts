const WAITING_ID = 'studio-waiting';

/**
 * A field without looks that takes what is typed until the studio's editor is in the page. It has the focus, so
 * that letters that are composed, by an accent or an input method, have a place as well.
 */
export function createWaitingField(around: Element | undefined): HTMLInputElement {
  const field = document.createElement('input');
  const { left = 0, bottom = 0 } = around?.getBoundingClientRect() ?? {};
  field.id = WAITING_ID;
  field.autocomplete = 'off';
  field.ariaLabel = around?.textContent?.trim() ?? '';
  // A window of suggestions opens beside it; letters under 16 px make a phone zoom.
  const at = { left: `${left}px`, top: `${Math.min(bottom, innerHeight)}px`, fontSize: '16px' };
  const looks = { position: 'fixed', width: '1em', padding: '0', border: '0', opacity: '0' };
  Object.assign(field.style, at, looks, { pointerEvents: 'none' });
  field.addEventListener('compositionstart', () => field.toggleAttribute('data-composed', true));
  field.addEventListener('compositionend', () => field.toggleAttribute('data-composed', false));
  document.body.append(field);
  field.focus({ preventScroll: true });
  return field;
}

/** What the field takes is to replace all of the text. */
export function chooseAllFor(field: HTMLInputElement | undefined): void {
  if (!field) return;
  field.value = '';
  field.toggleAttribute('data-all', true);
}

/** What was typed before the editor was there. */
export interface Typed {
  text: string;
  /** Whether it replaces all that the text says. */
  isAll: boolean;
}

/**
 * Gives what was typed for the editor in an element, once no letter is being composed, and then takes the field
 * away. Returns a function that stops waiting for it.
 */
export function whenTyped(slot: HTMLElement, give: (typed: Typed) => void): () => void {
  const field = slot.ownerDocument.querySelector<HTMLInputElement>(`#${WAITING_ID}`);
  const end = () => {
    give({ text: field?.value ?? '', isAll: field?.hasAttribute('data-all') ?? false });
    field?.remove();
  };
  // The browser places the caret after the event.
  const endSoon = () => setTimeout(end);
  if (!field?.hasAttribute('data-composed')) end();
  else field.addEventListener('compositionend', endSoon, { once: true });
  return () => field?.removeEventListener('compositionend', endSoon);
}
