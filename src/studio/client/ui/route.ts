import { useMemo, useSyncExternalStore } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';

/** Where in the studio somebody is; the address says it, so that "back" goes back. */
interface Route {
  /** A file of site-config/, the path of a page, "imagens", or '' for the list of pages. */
  target: string;
  /** Of what is edited in the file: "/sections/2". */
  pointer: string;
}

export const PICTURES = 'imagens';

export const routeHash = ({ target, pointer }: Route): string =>
  `#/${encodeURI(target)}${pointer ? `?em=${encodeURIComponent(pointer)}` : ''}`;

export function parseHash(hash: string): Route {
  const [at = '', query] = hash.replace(/^#\/?/, '').split('?');
  try {
    return { target: decodeURI(at), pointer: new URLSearchParams(query).get('em') ?? '' };
  } catch {
    return { target: '', pointer: '' };
  }
}

/** What an address names: "sobre" is the page /sobre. */
export const fileOfTarget = (files: readonly StudioFile[], at: string): StudioFile | undefined =>
  files.find(({ file }) => file === at) ??
  (at ? files.find(({ path }) => path === `/${at}`) : undefined);

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
