import { type RefObject, useEffect } from 'react';
import { takeForm } from '../../../lib/boot-protocol.ts';

/**
 * Takes the form over from the browser: its own checks are for visitors without scripts. A
 * submission made before the app was there was held back by the boot script, and is made now.
 */
export function useNativeForm(
  element: RefObject<HTMLFormElement | null>,
  submit: RefObject<() => Promise<void>>,
): void {
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    form.noValidate = true;
    if (takeForm(form)) void submit.current();
  }, [element, submit]);
}
