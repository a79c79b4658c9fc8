import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { loadChunk } from '../../lib/load-chunk.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';

const AccountMenu = lazy(async () => ({
  default: (await loadChunk(() => import('./account-menu.tsx'))).AccountMenu,
}));

/**
 * The account menu of a signed-in visitor. Nothing on the server and for everybody else, so that the
 * header is the same on every page.
 */
export function AccountEntry() {
  const { status, user } = useAuth();
  if (status !== 'signed-in' || !user) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AccountMenu user={user} />
      </Suspense>
    </ErrorBoundary>
  );
}
