import { type ComponentType, lazy, useEffect } from 'react';
import { PART_HYDRATED } from './boot-protocol.ts';
import { loadChunk } from './load-chunk.ts';

const loads: (() => Promise<unknown>)[] = [];

/** Adds to what `loadAll` loads. */
export const beforeRendering = (load: () => Promise<unknown>) => void loads.push(load);

/** Loads every lazy component, so that the server can render pages in one go. */
export async function loadAll(): Promise<void> {
  // A loaded module may add others to the list.
  for (const load of loads) await load();
}

/**
 * A component in a chunk of its own, loaded when a browser first renders it. The server calls `loadAll` before.
 * @param load Contains the `import()`, as the bundler splits where that stands.
 * @param inBrowser Loads it there.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  inBrowser = () => loadChunk(load),
): ComponentType<P> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: telling(await inBrowser()) }));
  let Loaded: ComponentType<P> | undefined;
  loads.push(async () => {
    Loaded = await load().catch((error) => () => {
      throw error; // where it is rendered: the other pages do without it
    });
  });
  return (props) => {
    if (!Loaded) throw new Error('A lazy component was rendered before loadAll()');
    return <Loaded {...props} />;
  };
}

/** Tells the boot script when it is hydrated. */
function telling<P extends object>(Loaded: ComponentType<P>): ComponentType<P> {
  return (props) => {
    useEffect(() => void dispatchEvent(new Event(PART_HYDRATED)), []);
    return <Loaded {...props} />;
  };
}
