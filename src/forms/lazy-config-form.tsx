import { memo, Suspense } from 'react';
import { takeForm } from '../lib/boot-protocol.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { loadChunk } from '../lib/load-chunk.ts';
import { FormShape } from './form-shape.tsx';

const load = async () => (await import('./ui/config-form.tsx')).ConfigForm;

/**
 * A failed load must not remove the form from the page: a prerendered form keeps what
 * was typed, and the browser posts it. Without one the section shows the error.
 */
async function loadOrStay(): ReturnType<typeof load> {
  try {
    return await loadChunk(load);
  } catch (error) {
    const forms = Array.from(document.querySelectorAll<HTMLFormElement>('main form'));
    if (forms.length === 0) throw error;
    for (const form of forms) if (takeForm(form)) form.requestSubmit();
    return new Promise(() => {});
  }
}

const Form = lazyComponent(load, loadOrStay);

/** Shows the shape of the form until it is loaded. Memoized, as a new render would discard a prerendered form. */
export const ConfigForm = memo(function ConfigForm({ id }: { id: string }) {
  return (
    <Suspense fallback={<FormShape id={id} />}>
      <Form id={id} />
    </Suspense>
  );
});
