import { enqueueSnackbar } from 'notistack';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/listeners.ts';
import { VisuallyHidden } from './elements.ts';

/** Shows a message at the bottom, which screen readers announce. */
export const notify = (text: string): void => void enqueueSnackbar(text);

/** For `catch`: says why something failed that a person asked for. */
export const notifyFailure = (failure: unknown): void => notify((failure as Error).message);

let said = { text: '', count: 0 };
const listeners = createListeners();

/** Tells screen readers alone. */
export function say(text: string): void {
  said = { text, count: said.count + 1 };
  listeners.notify();
}

export function Announcer() {
  const { text, count } = useSyncExternalStore(listeners.subscribe, () => said);
  return (
    <VisuallyHidden role="status">
      {/* Screen readers say a text again only if it differs from the last one. */}
      {count % 2 === 0 ? text : `${text}\u00a0`}
    </VisuallyHidden>
  );
}
