import { useRef, useState } from 'react';
import type { Json } from '../../../shared/protocol.ts';

/**
 * Local state for a field that is being typed in: the form's value may come back late, and must not move
 * the caret or lose letters. A value from elsewhere, such as an undo, replaces the draft. `send` returns
 * the value that it sets.
 */
export function useDraft<Draft>(
  value: Json | undefined,
  read: (value: Json | undefined) => Draft,
  send: (draft: Draft) => Json | undefined,
): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => read(value));
  const [seen, setSeen] = useState(value);
  const sent = useRef<(Json | undefined)[]>([]);
  if (value !== seen) {
    setSeen(value);
    const echo = sent.current.indexOf(value);
    sent.current = sent.current.slice(echo + 1);
    if (echo === -1) setDraft(read(value));
  }
  const type = (next: Draft) => {
    setDraft(next);
    sent.current.push(send(next));
  };
  return [draft, type];
}
