import { Suspense } from 'react';
import { useAuthLink } from '../../auth/auth-link.ts';
import type { SectionOf } from '../../data/types.ts';
import { AuthForm } from '../shared/auth-form.tsx';
import { AuthScreen } from '../shared/auth-screen.tsx';
import { useStep } from './use-step.ts';
import { Waiting } from './waiting.tsx';

/** Asking for a link to change the password, and changing it for who comes by one. */
export function ResetPassword({ section }: { section: SectionOf<'reset-password'> }) {
  const step = useStep();
  const { message } = useAuthLink();
  const { title, text } = section[step];
  return (
    <AuthScreen section={section} title={title} text={(step === 'failed' && message) || text}>
      {/* Of its own: the form's code may come late, and the screen must not go meanwhile. */}
      <Suspense fallback={<Waiting />}>
        {step === 'working' ? <Waiting /> : <AuthForm {...section[step]} />}
      </Suspense>
    </AuthScreen>
  );
}
