import { useEffect, useState } from 'react';
import { msg, type Wording } from '../../../words/message.ts';

export interface Fetched<T> {
  value?: T;
  error?: Wording;
}

/** Fetches JSON from the dev server, again after each edit of the site; nothing without an address. */
export function useJson<T>(url: string | undefined): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({});
  useEffect(() => {
    if (!url) return;
    const load = async () => setFetched(await ask<T>(url));
    void load();
    import.meta.hot?.on('site-config', load);
    return () => import.meta.hot?.off('site-config', load);
  }, [url]);
  return fetched;
}

async function ask<T>(url: string): Promise<Fetched<T>> {
  try {
    const response = await fetch(url);
    const body = await response.json();
    return response.ok ? { value: body } : { error: body.error };
  } catch {
    return {
      error: msg('gallery:no-server'),
    };
  }
}
