import { isReady } from './boot-protocol.ts';

const KEY = 'reloaded';

/**
 * Loads the page anew, once for each build. False where that was done already, cannot be
 * remembered, would show the browser's own page, or would lose what was typed.
 */
export function reloadOnce(build: string): boolean {
  try {
    if (!navigator.onLine || losesTyped() || sessionStorage[KEY] === build) return false;
    sessionStorage[KEY] = build;
  } catch {
    return false; // without storage there might be no end to it
  }
  location.reload();
  return true;
}

/** What the app has of a form it keeps as a draft, passwords apart. */
function losesTyped(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement>('form input,form textarea');
  return Array.from(controls).some(
    ({ form, type, value, defaultValue }) =>
      type !== 'hidden' && value !== defaultValue && (type === 'password' || !isReady(form)),
  );
}
