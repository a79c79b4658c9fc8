import type { SupabaseClient } from '@supabase/supabase-js';
import { iconShapes } from '../../../content/node/icons.ts';
import type { TestStudio } from '../../../demo/forge/testing/studio.ts';
import { msg } from '../../../words/message.ts';
import { wordsIn } from '../../../words/node/catalogues.ts';
import { publicFacts } from '../../server/address/public-facts.ts';
import { remoteSetup } from '../../server/address/remote-setup.ts';
import { openDiskSite } from '../../server/workspace/disk-site.ts';
import { Failure } from '../../shared/failure.ts';
import type { Workspace } from '../../shared/workspace.ts';
import type { Machine } from '../facts.ts';
import type { Kept } from '../kept.ts';
import { publish } from '../send.ts';
import { createWaiting } from '../waiting.ts';
import { remoteWorkspace } from '../workspace.ts';
import { keptInMemory } from './kept-in-memory.ts';

export interface RemoteStudio extends Workspace {
  /** While it is set, the function does not answer. */
  away(isAway: boolean): void;
  kept: Kept;
  publish(branch: string): Promise<string>;
  /** How many proposals of others wait for this person. */
  waiting(): number;
}

/** What a build has found out about a site. */
export function machineOf(root: string): Machine {
  const site = openDiskSite(root);
  const setup = remoteSetup(site);
  const facts = publicFacts(root);
  return {
    setup: async () => setup,
    facts: () => facts,
    iconShapes,
    measure: async () => undefined,
  };
}

interface Given {
  studio: TestStudio;
  who: SupabaseClient | string | undefined;
  machine: Machine;
  kept?: Kept;
}

/** The browser of somebody, between the function and what the build has written. */
export function openRemote({ studio, who, machine, kept = keptInMemory() }: Given): RemoteStudio {
  let isAway = false;
  const asked = async (name: string, body: object, states: readonly string[]) => {
    if (isAway) throw new Failure(msg('studio/remote:away'), true);
    const answer = await studio.ask(who, { ...body, do: name });
    if (states.includes(answer.status)) return answer;
    throw new Failure(msg(`studio/remote:${answer.status}`), false);
  };
  const { ask, count } = createWaiting({
    read: (name, body) => asked(name, body, ['ok']) as Promise<never>,
    write: (name, body, states) => asked(name, body, states) as Promise<never>,
  });
  const { worded } = wordsIn('en', undefined, 'studio');
  return {
    publish: (branch) => publish({ ask, kept }, branch),
    ...remoteWorkspace({ ask, kept, machine, id: 'test', worded }),
    kept,
    waiting: count,
    away: (now) => {
      isAway = now;
    },
  };
}
