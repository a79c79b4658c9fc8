import { Failure } from '../shared/failure.ts';
import type { Deploy } from '../shared/host.ts';
import { createListeners } from '../shared/listeners.ts';
import type { Ask } from './ask.ts';

/** In milliseconds. */
const PAUSE = 5_000;
/** Then a host that says nothing of a commit will say nothing more. */
const PATIENCE = 180_000;
const LONGEST = 1_800_000;

/** Follows what the host makes of what was published, until it is live. */
export function createDeploys(ask: Ask) {
  const listeners = createListeners();
  let deploy: Deploy | undefined;
  const set = (next: Deploy | undefined) => {
    deploy = next;
    listeners.notify();
  };

  async function look(commit: string, began: number): Promise<void> {
    const told = await ask.read('deploy', { commit }).catch((error): undefined => {
      // What was published stays so; the state is asked for again.
      if (!(error instanceof Failure)) throw error;
    });
    if (deploy?.commit !== commit) return;
    const { deploy: state = deploy.state, url } = told ?? {};
    const isOver = state === 'live' || state === 'failed';
    const time = Date.now() - began;
    const gaveUp = time > (state === 'unknown' ? PATIENCE : LONGEST);
    set({ commit, state: gaveUp ? 'unknown' : state, url, isOver: isOver || gaveUp });
    if (!isOver && !gaveUp) setTimeout(() => look(commit, began), PAUSE);
  }

  return {
    subscribe: listeners.subscribe,
    deploy: () => deploy,
    dismiss: () => set(undefined),
    published(commit: string): void {
      set({ commit, state: 'waiting', isOver: false });
      void look(commit, Date.now());
    },
  };
}
