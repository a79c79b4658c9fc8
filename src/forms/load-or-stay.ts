import { takeForm } from '../lib/boot-protocol.ts';
import { loadChunk } from '../lib/load-chunk.ts';

/**
 * Loads code of a form. A failed load must not remove the form from the page: a prerendered form keeps what
 * was typed, and the browser posts it. Without one the section shows the error.
 */
export async function loadOrStay<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load);
  } catch (error) {
    const forms = Array.from(document.querySelectorAll<HTMLFormElement>('main form'));
    if (forms.length === 0) throw error;
    for (const form of forms) if (takeForm(form)) form.requestSubmit();
    return new Promise(() => {});
  }
}
