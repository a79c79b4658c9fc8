import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuthLink } from '../../auth/auth-link.ts';
import { useAuth } from '../../auth/auth-store.ts';
import { carriesResult } from '../../auth/traces.ts';

export type Step = 'request' | 'working' | 'ready' | 'failed';

/** Where a visitor stands between asking for a link and a new password. */
export function useStep(): Step {
  const { state, kind } = useAuthLink();
  const { recovering } = useAuth();
  const [ready, setReady] = useState(recovering);
  // Of the server's page nobody knows yet with what address it is opened.
  const arriving = useSyncExternalStore(
    never,
    () => carriesResult(location),
    () => true,
  );

  useEffect(() => {
    // It ends with the new password; what the form says of that stays.
    if (recovering) setReady(true);
  }, [recovering]);

  if (ready || recovering) return 'ready';
  if (state === 'none') return arriving ? 'working' : 'request';
  if (kind && kind !== 'recovery' && kind !== 'invite') return 'request';
  return state === 'failed' ? 'failed' : 'working';
}

const never = () => () => undefined;
