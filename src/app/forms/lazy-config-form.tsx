import { type ComponentType, lazy, memo, Suspense } from 'react';
import { takeForm } from '../../lib/boot-protocol.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { FormShape } from './form-shape.tsx';

interface FormModule {
  ConfigForm: ComponentType<{ id: string }>;
}

const load = (): Promise<FormModule> => import('./ui/config-form.tsx');

/**
 * A failed load must not take the form off the page: a prerendered one stands there, with all that
 * was typed, and is posted by the browser. Where there is none, the section says so.
 */
async function loadOrStay(): Promise<{ default: FormModule['ConfigForm'] }> {
  try {
    return { default: (await loadChunk(load)).ConfigForm };
  } catch (error) {
    const forms = Array.from(document.querySelectorAll<HTMLFormElement>('main form'));
    if (forms.length === 0) throw error;
    for (const form of forms) if (takeForm(form)) form.requestSubmit();
    return new Promise(() => {});
  }
}

/** The form's code: at once on the server, a chunk of its own in the browser. */
const Form = import.meta.env.SSR ? (await load()).ConfigForm : lazy(loadOrStay);

/** Its shape until the code is there. Remembered, as rendering it anew would throw a prerendered one away. */
export const ConfigForm = memo(function ConfigForm({ id }: { id: string }) {
  return (
    <Suspense fallback={<FormShape id={id} />}>
      <Form id={id} />
    </Suspense>
  );
});
