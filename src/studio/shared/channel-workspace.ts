import type { Wording } from '../../words/message.ts';
import { Failure } from './failure.ts';
import { failureOf } from './failure-of.ts';
import type { Workspace } from './workspace.ts';

interface Call {
  call: number;
  name: keyof Workspace;
  body: object;
}

type Returned =
  | { returned: number; answer: unknown }
  | { returned: number; wording: Wording; mayPass: boolean };

/** A workspace that answers in another thread: the worker's, which the window has. */
export function workspaceOver(channel: BroadcastChannel): Workspace {
  const waiting = new Map<number, { done(answer: unknown): void; failed(error: Failure): void }>();
  let last = 0;
  channel.addEventListener('message', ({ data }: MessageEvent<Call | Returned>) => {
    if (!('returned' in data)) return;
    const call = waiting.get(data.returned);
    waiting.delete(data.returned);
    if ('wording' in data) call?.failed(new Failure(data.wording, data.mayPass));
    else call?.done(data.answer);
  });
  const ask = (name: keyof Workspace, body: object) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      channel.postMessage({ call: last, name, body } satisfies Call);
    });
  return new Proxy({} as Workspace, {
    get: (_, name) => (body: object) => ask(name as keyof Workspace, body),
  });
}

/** Answers what is asked by `workspaceOver`. */
export function serveWorkspace(channel: BroadcastChannel, workspace: Workspace): void {
  const answered = async ({ call, name, body }: Call): Promise<Returned> => {
    try {
      return { returned: call, answer: await workspace[name](body as never) };
    } catch (error) {
      return { returned: call, ...failureOf(error) };
    }
  };
  channel.addEventListener('message', async ({ data }: MessageEvent<Call | Returned>) => {
    if ('call' in data) channel.postMessage(await answered(data));
  });
}
