import { lazy, Suspense } from 'react';
import { useAuthLink } from '../../visitor/auth/auth-link.ts';

const SwitchAccount = lazy(async () => ({
  default: (await import('./switch-account.tsx')).SwitchAccount,
}));

/** Renders nothing, unless a signed-in visitor opens a link of another account. */
export function AccountQuestion() {
  const link = useAuthLink();
  return (
    <Suspense fallback={null}>{link.state === 'asking' && <SwitchAccount link={link} />}</Suspense>
  );
}
