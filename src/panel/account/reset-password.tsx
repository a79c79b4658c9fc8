import { useSyncExternalStore } from 'react';
import type { SectionOf } from '../../ui/data/types.ts';
import { isOpen, useAuthLink } from '../../visitor/auth/auth-link.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { hasStoredSession } from '../../visitor/auth/traces.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { Waiting } from './waiting.tsx';

/** Requests a link to change the password, and changes it after the link. */
export function ResetPasswordScreen({ section }: { section: SectionOf<'reset-password'> }) {
  const step = useResetStep();
  const link = useAuthLink();
  if (isOpen(link))
    return (
      <AuthScreen section={section} {...section.working} low>
        <Waiting />
      </AuthScreen>
    );
  const invited = step === 'ready' && link.kind === 'invite' ? section.invited : undefined;
  // Most visitors come to request a link, so that form is shown while the session is loading.
  const { title, text, ...form } = invited ?? section[step === 'working' ? 'request' : step];
  return (
    <AuthScreen
      section={section}
      title={title}
      text={(step === 'failed' && link.message) || text}
      low
    >
      <AuthForm {...form} waiting={step === 'working'} />
    </AuthScreen>
  );
}

type ResetStep = 'request' | 'working' | 'ready' | 'failed';

/** The step between requesting a link and setting a new password. */
function useResetStep(): ResetStep {
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
