import { msg } from '../../../words/message.ts';
import { Failure } from '../../shared/failure.ts';
import { host } from '../../shared/host.ts';
import type { Requests } from '../../shared/protocol.ts';
import type { FromWorker, Thought, ToWorker } from '../../shared/worker-messages.ts';

interface Waiting {
  done(answer: unknown): void;
  failed(error: Failure): void;
}

/** The worker that thinks for the window. One that could not be loaded, or has died, is started again by the next request. */
export function createThinking(start: () => Worker) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  /** What it is sent once it listens; undefined when it does. */
  let unsent: ToWorker[] | undefined;
  let last = 0;

  function started(): Worker {
    const made = start();
    unsent = [];
    made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data === 'ready') {
        for (const message of unsent ?? []) made.postMessage(message);
        unsent = undefined;
        return;
      }
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('wording' in data) asked?.failed(new Failure(data.wording, data.mayPass));
      else asked?.done(data.answer);
    });
    // Its code did not come, or threw where nobody catches: what it was asked has no answer.
    made.addEventListener('error', (event) => {
      event.preventDefault();
      made.terminate();
      if (worker === made) worker = undefined;
      const left = [...waiting.values()];
      waiting.clear();
      for (const { failed } of left) failed(new Failure(msg('studio/store:worker-away'), true));
    });
    return made;
  }

  function send(message: ToWorker): void {
    worker ??= started();
    if (unsent) unsent.push(message);
    else worker.postMessage(message);
  }

  return {
    /** Rejects with a `Failure`. */
    ask: (name: Thought, body: Requests[Thought]['body']): Promise<unknown> =>
      new Promise((done, failed) => {
        last += 1;
        waiting.set(last, { done, failed });
        send({ id: last, name, body });
      }),
    /** The site's files may have changed. */
    stale: (): void => {
      if (worker) send('stale');
    },
  };
}

export const thinking = createThinking(() => host().startWorker());
