/** The studio's worker: it reads, checks and compiles the site, so that the window stays free for who types. */
import { workspaceOver } from '../shared/channel-workspace.ts';
import { failureOf } from '../shared/failure-of.ts';
import { httpWorkspace } from '../shared/http-workspace.ts';
import type { FromWorker, ToWorker } from '../shared/worker-messages.ts';
import { answer } from './answer.ts';
import { siteOver } from './site-over.ts';

// One with the name of a channel asks the window, which has the session; else the dev server is asked.
const site = siteOver(self.name ? workspaceOver(new BroadcastChannel(self.name)) : httpWorkspace);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data === 'stale') return site.stale();
  const { id, name, body } = data;
  postMessage(await answered(id, () => answer(site, name, body)));
});
postMessage('ready' satisfies FromWorker);

async function answered(id: number, make: () => Promise<unknown>): Promise<FromWorker> {
  try {
    return { id, answer: await make() };
  } catch (error) {
    return { id, ...failureOf(error) };
  }
}
