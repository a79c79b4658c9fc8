import { useRef, useState } from 'react';
import type { Json } from '../../../shared/protocol.ts';

/**
 * What is being typed. It is the field's own, so that the caret stays and no letter is lost while
 * what was typed comes back late; what comes from elsewhere, as by undoing, takes its place.
 * `send` tells the value and returns it.
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
