import { isReady } from './boot-protocol.ts';

const KEY = 'reloaded';

/**
 * Reloads the page, once per build. Returns false if it has been reloaded already, if that cannot be
 * stored, if the machine is offline, or if typed values would be lost.
 */
export function reloadOnce(build: string): boolean {
  try {
    if (!navigator.onLine || losesTyped() || sessionStorage[KEY] === build) return false;
    sessionStorage[KEY] = build;
  } catch {
    return false; // without storage it might reload forever
  }
  location.reload();
  return true;
}

/** Hydrated forms store a draft, but not of passwords. */
function losesTyped(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement>('form input,form textarea');
  return Array.from(controls).some(
    ({ form, type, value, defaultValue }) =>
      type !== 'hidden' && value !== defaultValue && (type === 'password' || !isReady(form)),
  );
}
