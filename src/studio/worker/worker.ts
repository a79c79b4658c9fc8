/** The studio's worker: it reads, checks and compiles the site, so that the window stays free for who types. */
import { msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { Failure } from '../shared/failure.ts';
import { httpWorkspace } from '../shared/http-workspace.ts';
import type { FromWorker, ToWorker } from '../shared/worker-messages.ts';
import { answer } from './answer.ts';
import { siteOver } from './site-over.ts';

const site = siteOver(httpWorkspace);

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

/** A `UserError` is meant for the person; any other is a bug, and logged too. */
function failureOf(error: unknown): Pick<Failure, 'wording' | 'mayPass'> {
  if (error instanceof Failure) return { wording: error.wording, mayPass: error.mayPass };
  if (error instanceof UserError) return { wording: error.wording, mayPass: false };
  console.error(error);
  const reason = error instanceof Error ? error.message : String(error);
  return { wording: msg('studio/server:defect', { reason }), mayPass: true };
}
