import { use } from 'react';
import { beforeRendering } from './lazy-component.tsx';
import { loadChunk } from './load-chunk.ts';

interface LazyModule<T> {
  /** Loads it; a load that has failed is tried again. */
  bring(): Promise<T>;
  /** What is in it, for a component, which suspends until it is loaded. */
  use(): T;
}

/** Code in a chunk of its own that several components share. The server calls `loadAll` before. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  /** A failure stays for those who render, or they would try forever. */
  let loading: Promise<T> | undefined;
  let hasFailed = false;
  async function start(): Promise<T> {
    hasFailed = false;
    try {
      loaded = await (import.meta.env.SSR ? load() : loadChunk(load));
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  function bring(): Promise<T> {
    if (!loading || hasFailed) loading = start();
    return loading;
  }
  if (import.meta.env.SSR) beforeRendering(bring);
  return {
    bring,
    // In the browser the promise even if it is loaded: React wants every render of a component to ask alike.
    use: () => (import.meta.env.SSR && loaded ? loaded : use(loading ?? bring())),
  };
}
