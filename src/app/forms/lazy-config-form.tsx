import { memo, Suspense } from 'react';
import { takeForm } from '../../lib/boot-protocol.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { loadChunk } from '../../lib/load-chunk.ts';
import { FormShape } from './form-shape.tsx';

const load = async () => (await import('./ui/config-form.tsx')).ConfigForm;

/**
 * A failed load must not take the form off the page: a prerendered one stands there, with all that
 * was typed, and is posted by the browser. Where there is none, the section says so.
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

/** Its shape until the code is there. Remembered, as rendering it anew would throw a prerendered one away. */
export const ConfigForm = memo(function ConfigForm({ id }: { id: string }) {
  return (
    <Suspense fallback={<FormShape id={id} />}>
      <Form id={id} />
    </Suspense>
  );
});
