import { type ComponentType, lazy } from 'react';

interface FormModule {
  ConfigForm: ComponentType<{ id: string }>;
}

const load = (): Promise<FormModule> => import('./ui/config-form.tsx');

/** Between two tries to fetch the form's code, in milliseconds. */
const PAUSE = 3000;

/**
 * A failed load must not take the form off the page: until its code comes, the prerendered form
 * stands there, with all that was typed, and is posted by the browser.
 */
async function loadInTheEnd(): Promise<{ default: FormModule['ConfigForm'] }> {
  for (;;) {
    try {
      return { default: (await load()).ConfigForm };
    } catch {
      for (const form of document.forms) form.dataset.ready = '';
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** The form's code: at once on the server, a chunk of its own in the browser. */
export const ConfigForm = import.meta.env.SSR ? (await load()).ConfigForm : lazy(loadInTheEnd);
