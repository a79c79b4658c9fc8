import { useMemo, useSyncExternalStore } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';

/** What is open. It is kept in the URL's hash, so that the browser's "back" works. */
interface Route {
  /** A file of site-config/, the path of a page, "pictures", or '' for the list of files. */
  target: string;
  /** The pointer of the selected section: "/sections/2". */
  pointer: string;
}

export const PICTURES = 'pictures';

/** What targets were called in addresses that people may have kept. */
const FORMER: Readonly<Record<string, string>> = { imagens: PICTURES };

const routeHash = ({ target, pointer }: Route): string =>
  `#/${encodeURI(target)}${pointer ? `?at=${encodeURIComponent(pointer)}` : ''}`;

export function parseHash(hash: string): Route {
  const [target = '', query] = hash.replace(/^#\/?/, '').split('?');
  try {
    const place = new URLSearchParams(query);
    return {
      target: FORMER[target] ?? decodeURI(target),
      pointer: place.get('at') ?? place.get('em') ?? '',
    };
  } catch {
    return { target: '', pointer: '' };
  }
}

/** The file that a target names; "sobre" is the page /sobre. */
export const fileOfTarget = (
  files: readonly StudioFile[],
  target: string,
): StudioFile | undefined =>
  files.find(({ file }) => file === target) ??
  (target ? files.find(({ path }) => path === `/${target}`) : undefined);

export function navigate(route: Route, { replace = false } = {}): void {
  if (routeHash(route) === location.hash) return;
  if (!replace) {
    location.hash = routeHash(route);
    return;
  }
  history.replaceState(null, '', routeHash(route));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseHash(hash), [hash]);
}
