import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useConsent } from './consent-provider.tsx';

/**
 * Says that an answer was kept. It stands where the banner was and takes the focus from it, so that
 * the next Tab leads to the header as if the banner had never been.
 */
export function ConsentStatus() {
  const actions = useConsent();
  if (!actions) return null;
  const { status, saved, consent } = actions;
  return (
    <VisuallyHidden ref={status} tabIndex={-1} aria-live="polite">
      {saved && consent.labels.saved}
    </VisuallyHidden>
  );
}
