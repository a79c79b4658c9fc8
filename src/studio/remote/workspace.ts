import { msg } from '../../words/message.ts';
import { Failure } from '../shared/failure.ts';
import type { Workspace } from '../shared/workspace.ts';
import type { Ask } from './ask.ts';
import { type Machine, remoteFacts } from './facts.ts';
import { remoteFiles } from './files.ts';
import { follow } from './follow.ts';
import type { Kept } from './kept.ts';
import { proposal, proposalFiles, withdraw } from './proposals.ts';
import { proposedTexts } from './proposed.ts';
import { renew, send, type Worded } from './send.ts';
import { remoteVersions } from './versions.ts';

interface Given {
  ask: Ask;
  kept: Kept;
  machine: Machine;
  /** Another one for each site and person. */
  id: string;
  worded: Worded;
}

/** A repository far away, behind the function; what is saved and not published is kept in the browser. */
export function remoteWorkspace({ ask, kept, machine, id, worded }: Given): Workspace {
  const remote = { ask, kept };
  return {
    setup: async () => ({ ...(await machine.setup()), id, git: true }),
    ...remoteFiles(remote, machine.setup),
    ...remoteFacts(remote, machine),
    ...remoteVersions(remote),
    follow: (body) => follow(remote, body),
    proposal: () => proposal(remote),
    'proposed-texts': ({ branch }) => proposedTexts(remote, branch),
    'proposal-files': ({ sent }) => proposalFiles(remote, sent),
    // The function tells all that is known of them.
    'hosted-proposals': async () => ({ proposals: {} }),
    send: (body) => send(remote, body, worded),
    renew: (body) => renew(remote, body, worded),
    withdraw: ({ branch }) => withdraw(remote, branch),
    resend: () => notHere(),
    'social-picture': () => notHere(),
  };
}

/** The window does not offer it. */
const notHere = (): Promise<never> =>
  Promise.reject(new Failure(msg('studio/remote:not-here'), false));
