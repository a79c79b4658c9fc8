import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { onFirstToast } from './notify.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Renders nothing until the first toast. */
export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{needed && <Toaster />}</Suspense>
    </ErrorBoundary>
  );
}
