import { failureOf } from '../shared/failure-of.ts';
import type { FromWorker, ToWorker } from '../shared/worker-messages.ts';
import type { Workspace } from '../shared/workspace.ts';
import { answer } from './answer.ts';
import { siteOver } from './site-over.ts';

/** Answers the window: it reads, checks and compiles the site, so that the window stays free for who types. */
export function startWorker(workspace: Workspace): void {
  const site = siteOver(workspace);
  addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
    if (data === 'stale') return site.stale();
    const { id, name, body } = data;
    postMessage(await answered(id, () => answer(site, name, body)));
  });
  postMessage('ready' satisfies FromWorker);
}

async function answered(id: number, make: () => Promise<unknown>): Promise<FromWorker> {
  try {
    return { id, answer: await make() };
  } catch (error) {
    return { id, ...failureOf(error) };
  }
}
