import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

let mayStay = true;

/** From now on, what was served is rendered too: its code brings the styles that have not come. */
export function renderServed(): void {
  mayStay = false;
}

/**
 * True in a component that hydrates what the server rendered, for as long as it is mounted: it may leave that as it is. False in one
 * that the browser renders itself: after a navigation, or because hydration has failed. Only while it hydrates does React ask for
 * the server's state. The dev server hydrates all, as it shows edits.
 */
export function useServed(): boolean {
  const [{ get, getOfServer }] = useState(createStore);
  const isServed = useSyncExternalStore(never, get, getOfServer);
  return isServed && mayStay && !import.meta.env.SSR && !import.meta.env.DEV;
}

function createStore() {
  let served = false;
  return {
    get: () => served,
    getOfServer: () => {
      served = true;
      return served;
    },
  };
}

/** An element that stays as it was served: while it hydrates, React assigns neither attributes nor content. */
export const Served = ({ tag: Tag }: { tag: 'section' | 'footer' | 'nav' | 'div' | 'aside' }) => (
  <Tag dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />
);

const AS_IT_IS = { __html: '' };
