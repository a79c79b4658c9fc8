import type { Answer } from '../../../supabase/functions/studio/protocol.ts';
import { createListeners } from '../shared/listeners.ts';
import type { Ask } from './ask.ts';

/** How many proposals of others an administrator may publish, as the function told last, whoever asked it. */
export function createWaiting(given: Ask) {
  const listeners = createListeners();
  let isAdmin = false;
  let open = 0;
  const heard = (answer: Partial<Answer>) => {
    if ('person' in answer) isAdmin = answer.person?.role === 'admin';
    if (!('proposals' in answer)) return;
    const others = answer.proposals?.filter(({ author }) => !author?.isMe);
    open = others?.filter(({ state }) => state === 'open').length ?? 0;
    listeners.notify();
  };
  const ask: Ask = {
    ...given,
    async read(name, body) {
      const answer = await given.read(name, body);
      heard(answer);
      return answer;
    },
  };
  return { ask, count: () => (isAdmin ? open : 0), subscribe: listeners.subscribe };
}
