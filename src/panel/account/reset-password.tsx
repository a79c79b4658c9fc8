import type { SectionOf } from '../../ui/data/types.ts';
import { isOpen, useAuthLink } from '../../visitor/auth/auth-link.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { useResetStep } from './use-reset-step.ts';
import { Waiting } from './waiting.tsx';

/** Requests a link to change the password, and changes it after the link. */
export function ResetPassword({ section }: { section: SectionOf<'reset-password'> }) {
  const step = useResetStep();
  const link = useAuthLink();
  if (isOpen(link))
    return (
      <AuthScreen section={section} {...section.working} low>
        <Waiting />
      </AuthScreen>
    );
  // Most visitors come to request a link, so that form is shown while the session is loading.
  const { title, text, ...form } = section[step === 'working' ? 'request' : step];
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
