import { useSyncExternalStore } from 'react';

export type LinkKind = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'invite';

/** How a link of an e-mail, or the way back from a provider, went. */
export interface AuthLink {
  state: 'none' | 'working' | 'done' | 'failed';
  kind?: LinkKind;
  /** When failed: what happened and what to do. */
  message?: string;
}

const NONE: AuthLink = { state: 'none' };

let link = NONE;
const listeners = new Set<() => void>();

export const authLink = (): AuthLink => link;

export function setAuthLink(news: AuthLink): void {
  link = news;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useAuthLink(): AuthLink {
  return useSyncExternalStore(subscribe, authLink, () => NONE);
}
