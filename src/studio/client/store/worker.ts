import { msg } from '../../../words/message.ts';
import { changedBy } from '../../shared/differences.ts';
import { Failure } from '../../shared/failure.ts';
import { host } from '../../shared/host.ts';
import { type Edits, NO_EDITS, type Requests } from '../../shared/protocol.ts';
import { sentEdits } from '../../shared/sent-edits.ts';
import type { Answered, FromWorker, Thought, ToWorker } from '../../shared/worker-messages.ts';

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
  let lastSite: unknown;
  /** The edits that the worker has. */
  let sent: Edits = NO_EDITS;

  function started(): Worker {
    const made = start();
    unsent = [];
    sent = NO_EDITS;
    lastSite = undefined;
    made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data === 'ready') {
        for (const message of unsent ?? []) made.postMessage(message);
        unsent = undefined;
        return;
      }
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('wording' in data) asked?.failed(new Failure(data.wording, data.mayPass));
      else asked?.done(answerIn(data));
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

  function answerIn(message: Answered): unknown {
    if ('answer' in message) return message.answer;
    lastSite = changedBy(lastSite, message.difference);
    return lastSite;
  }

  function send(message: ToWorker): void {
    worker ??= started();
    const sending = withoutKnown(message);
    if (unsent) unsent.push(sending);
    else worker.postMessage(sending);
  }

  function withoutKnown(message: ToWorker): ToWorker {
    if (message === 'stale' || !('edits' in message.body)) return message;
    const { edits, ...body } = message.body;
    if (!edits) return message;
    const known = sent;
    sent = edits;
    return { ...message, body: body as typeof message.body, edits: sentEdits(known, edits) };
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
