import { type RefObject, useEffect } from 'react';
import { takeForm } from '../../lib/boot-protocol.ts';

/**
 * Takes over the form from the browser, whose validation is for visitors without scripts. A
 * submission that the boot script has held back is sent now.
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
