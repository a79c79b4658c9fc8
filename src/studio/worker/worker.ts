/** The studio's worker: it reads, checks and compiles the site, so that the window stays free for who types. */
import { workspaceOver } from '../shared/channel-workspace.ts';
import { differenceOf } from '../shared/differences.ts';
import { failureOf } from '../shared/failure-of.ts';
import { httpWorkspace } from '../shared/http-workspace.ts';
import { type Edits, NO_EDITS } from '../shared/protocol.ts';
import { receivedEdits } from '../shared/sent-edits.ts';
import type { FromWorker, Thought, ToWorker } from '../shared/worker-messages.ts';
import { answer } from './answer.ts';
import { siteOver } from './site-over.ts';

// One with the name of a channel asks the window, which has the session; else the dev server is asked.
const site = siteOver(self.name ? workspaceOver(new BroadcastChannel(self.name)) : httpWorkspace);

/** The edits of the last request. */
let held: Edits = NO_EDITS;

/** In milliseconds: as long as nobody asks anything, what may be needed is readied. */
const PAUSE = 500;
let pause: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data === 'stale') return site.stale();
  const { id, name, edits } = data;
  if (edits) held = receivedEdits(held, edits);
  const body = edits ? { ...data.body, edits: held } : data.body;
  clearTimeout(pause);
  postMessage(inShort(name, await answered(id, () => answer(site, name, body))));
  clearTimeout(pause);
  pause = setTimeout(prepare, PAUSE);
});
postMessage('ready' satisfies FromWorker);

/** What the window has been answered last, of what is asked again and again and grows with the site. */
let lastSite: unknown;

function inShort(name: Thought, message: FromWorker): FromWorker {
  if (name !== 'site' || !(typeof message === 'object' && 'answer' in message)) return message;
  const difference = differenceOf(lastSite, message.answer);
  lastSite = message.answer;
  return { id: message.id, difference };
}

/** A step, and then whatever was asked meanwhile. */
function prepare(): void {
  try {
    if (site.prepare()) pause = setTimeout(prepare);
  } catch (error) {
    // It is said where it is needed.
    console.warn(error);
  }
}

async function answered(id: number, make: () => Promise<unknown>): Promise<FromWorker> {
  try {
    return { id, answer: await make() };
  } catch (error) {
    return { id, ...failureOf(error) };
  }
}
