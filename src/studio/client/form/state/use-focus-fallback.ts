import { useEffect, useSyncExternalStore } from 'react';
import { isWithin } from '../schema/pointers.ts';
import type { Form } from './form-context.ts';

/** Parts open one after the other, each in a render of its own. */
const OPENING_TIME = 300;

/** What leads to no field, as a key that does not exist, leads to what is around it. */
export function useFocusFallback({ focus, pointer }: Form): void {
  const wanted = useSyncExternalStore(focus.subscribe, focus.requested, focus.requested);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => {
      const above = wanted.pointer.slice(0, wanted.pointer.lastIndexOf('/'));
      if (wanted.pointer !== '' && isWithin(above, pointer)) focus.request({ pointer: above });
      else focus.done(wanted);
    }, OPENING_TIME);
    return () => clearTimeout(timer);
  }, [focus, pointer, wanted]);
}
