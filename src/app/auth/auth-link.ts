import { useSyncExternalStore } from 'react';

export type LinkKind = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'invite';

/** The e-mail of who is signed in, and of whom a link is about. */
export interface LinkAccounts {
  here: string;
  there: string;
}

/** How a link of an e-mail, or the way back from a provider, went. */
export interface AuthLink {
  /** `asking`: it is another account's than the one signed in. */
  state: 'none' | 'working' | 'asking' | 'done' | 'failed';
  kind?: LinkKind;
  /** When failed: what happened and what to do. */
  message?: string;
  /** When asking, and how to answer: true to switch accounts. */
  accounts?: LinkAccounts;
  answer?(switches: boolean): void;
}

/** Whether it is still open who will be signed in. */
export const isOpen = ({ state }: AuthLink): boolean => state === 'working' || state === 'asking';

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
