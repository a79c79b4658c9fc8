import { type ReactElement, useCallback, useState } from 'react';
import { VisuallyHidden } from '../form/ui/controls.tsx';

/** `say` announces a text to screen readers; `announcer` has to be rendered. */
export function useAnnouncer(): { say(text: string): void; announcer: ReactElement } {
  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  const say = useCallback(
    (text: string) => setAnnounced(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  const announcer = (
    <VisuallyHidden role="status">
      {/* Screen readers say a text again only if it differs from the last one. */}
      {announced.count % 2 === 0 ? announced.text : `${announced.text}\u00a0`}
    </VisuallyHidden>
  );
  return { say, announcer };
}
