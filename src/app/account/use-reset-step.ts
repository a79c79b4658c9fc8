import { useSyncExternalStore } from 'react';
import { isOpen, useAuthLink } from '../auth/auth-link.ts';
import { useAuth } from '../auth/auth-store.ts';
import { hasStoredSession } from '../auth/traces.ts';

export type Step = 'request' | 'working' | 'ready' | 'failed';

/** Where a visitor stands between asking for a link and a new password. */
export function useResetStep(): Step {
  const link = useAuthLink();
  const { state, kind } = link;
  const { status } = useAuth();
  // Of the server's page nobody knows yet by whom, and with what address, it is opened.
  const expecting = useSyncExternalStore(never, hasStoredSession, () => true);

  if (isOpen(link)) return 'working'; // also for who is signed in: it may be another's link
  if (status === 'signed-in') return 'ready'; // by the link, or before it
  const forPassword = !kind || kind === 'recovery' || kind === 'invite';
  if (state === 'failed' && forPassword) return 'failed';
  return status === 'unknown' && expecting ? 'working' : 'request';
}

const never = () => () => undefined;
