import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useConsent } from './consent-provider.tsx';

/**
 * Confirms that an answer was stored. It replaces the banner and takes the focus from it, so that
 * the next Tab leads to the header.
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
