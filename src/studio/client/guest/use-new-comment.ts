import { useState } from 'react';
import { tabStorage } from '../../../lib/safe-storage.ts';
import { t } from '../../../words/reader.ts';
import type { LinkComment, LinkEnd } from '../../shared/links.ts';
import type { AskAsGuest } from './ask-as-guest.ts';

interface Given {
  ask: AskAsGuest;
  section: number | null;
  onComments(comments: LinkComment[]): void;
  onEnd(end: LinkEnd): void;
}

/** What is typed stays in this tab until it was sent, also when it reloads. */
const KEY = 'studio-comment';

/** What somebody types as a comment, and what became of it. */
export function useNewComment({ ask, section, onComments, onEnd }: Given) {
  const [typed, setTyped] = useState(readTyped);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isDone: boolean }>();
  const keep = (next: typeof typed) => {
    tabStorage.set(KEY, JSON.stringify(next));
    setTyped(next);
  };
  const tell = (key: string, isDone = false) => setSaid({ text: t(key), isDone });

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const answer = await ask.comment({ section, ...typed });
      if (answer.status === 'refused') tell(`studio/links:refused-${answer.reason}`);
      else if (answer.status !== 'stored') onEnd(answer);
      else {
        keep({ ...typed, comment: '' });
        onComments(answer.comments);
        tell('studio/links:sent', true);
      }
    } catch {
      tell('studio/links:not-sent'); // it stays in the form
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ typed, busy, said, send },
    type(change: Partial<typeof typed>) {
      setSaid(undefined);
      keep({ ...typed, ...change });
    },
  };
}

function readTyped(): { name: string; comment: string } {
  const nothing = { name: '', comment: '' };
  return { ...nothing, ...JSON.parse(tabStorage.get(KEY) ?? '{}') };
}
