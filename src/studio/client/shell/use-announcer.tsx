import { type ReactElement, useCallback, useState } from 'react';
import { VisuallyHidden } from '../form/ui/controls.ts';

/** What only a screen reader says: `say` says a text, also one that was said last. `announcer` is to be rendered. */
export function useAnnouncer(): { say(text: string): void; announcer: ReactElement } {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const say = useCallback(
    (text: string) => setSaid(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  const announcer = (
    <VisuallyHidden role="status">
      {/* A text that was said last has to differ to be said again. */}
      {said.count % 2 === 0 ? said.text : `${said.text}\u00a0`}
    </VisuallyHidden>
  );
  return { say, announcer };
}
