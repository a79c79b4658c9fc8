import type { Requests } from '../shared/protocol.ts';
import type { Thought } from '../shared/worker-messages.ts';
import { endpoints, isMadeOnce } from './endpoints.ts';
import type { siteOver } from './site-over.ts';

/** Answers a request of the studio, of the site as it is now. */
export async function answer<Name extends Thought>(
  site: ReturnType<typeof siteOver>,
  name: Name,
  body: Requests[Name]['body'],
): Promise<Requests[Name]['answer']> {
  const opened = await site.fresh();
  const make = () => endpoints[name](body as Record<string, unknown>, opened);
  try {
    const made = isMadeOnce(name) ? await make() : await site.facts.settled(make);
    return made as Requests[Name]['answer'];
  } finally {
    if (name === 'save' || name === 'remove-picture') site.stale();
  }
}
