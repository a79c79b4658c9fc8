import { useState } from 'react';
import type { Json } from '../../../shared/protocol.ts';

/**
 * The text of a field as it was typed, as long as the form's value is the one that it stands for: "3,0" stands for 3.
 * Any other value, such as that of an undo, is shown as it is read. `send` returns the value that it sets.
 */
export function useDraft<Draft>(
  value: Json | undefined,
  read: (value: Json | undefined) => Draft,
  send: (draft: Draft) => Json | undefined,
): [Draft, (draft: Draft) => void] {
  const [typed, setTyped] = useState<{ draft: Draft; value: Json | undefined }>();
  const isCurrent = typed !== undefined && typed.value === value;
  // Should its value come back, nobody typed it that time.
  if (typed && !isCurrent) setTyped(undefined);
  const type = (draft: Draft) => setTyped({ draft, value: send(draft) });
  return [isCurrent ? typed.draft : read(value), type];
}
