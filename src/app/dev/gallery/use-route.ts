import { useSyncExternalStore } from 'react';

/** `#secoes/hero` -> `['secoes', 'hero']`. */
export function useRoute(): [view: string, type: string] {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const [view = '', type = ''] = hash.slice(1).split('/');
  return [view, type];
}

function listen(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
