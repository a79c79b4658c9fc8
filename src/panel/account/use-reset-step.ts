import { useSyncExternalStore } from 'react';
import { isOpen, useAuthLink } from '../../visitor/auth/auth-link.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { hasStoredSession } from '../../visitor/auth/traces.ts';

export type Step = 'request' | 'working' | 'ready' | 'failed';

/** The step between requesting a link and setting a new password. */
export function useResetStep(): Step {
  const link = useAuthLink();
  const { state, kind } = link;
  const { status } = useAuth();
  // The server does not know who opens the page, or with which address.
  const expecting = useSyncExternalStore(never, hasStoredSession, () => true);

  if (isOpen(link)) return 'working'; // also for signed-in visitors: the link may be another account's
  if (status === 'signed-in') return 'ready'; // by the link, or before it
  const forPassword = !kind || kind === 'recovery' || kind === 'invite';
  if (state === 'failed' && forPassword) return 'failed';
  return status === 'unknown' && expecting ? 'working' : 'request';
}

const never = () => () => undefined;
