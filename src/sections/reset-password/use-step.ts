import { useSyncExternalStore } from 'react';
import { useAuthLink } from '../../auth/auth-link.ts';
import { useAuth } from '../../auth/auth-store.ts';
import { hasStoredSession } from '../../auth/traces.ts';

export type Step = 'request' | 'working' | 'ready' | 'failed';

/** Where a visitor stands between asking for a link and a new password. */
export function useStep(): Step {
  const { state, kind } = useAuthLink();
  const { status } = useAuth();
  // Of the server's page nobody knows yet by whom, and with what address, it is opened.
  const expecting = useSyncExternalStore(never, hasStoredSession, () => true);

  if (status === 'signed-in') return 'ready'; // by the link, or before it
  if (state === 'working') return 'working';
  const forPassword = !kind || kind === 'recovery' || kind === 'invite';
  if (state === 'failed' && forPassword) return 'failed';
  return status === 'unknown' && expecting ? 'working' : 'request';
}

const never = () => () => undefined;
