import type { WorkspaceRequests } from '../shared/workspace.ts';
import { follow } from './git/follow.ts';
import { hostedProposals } from './git/github.ts';
import { proposal, proposalFiles, proposedTexts } from './git/proposal.ts';
import { renewProposal, resend, sendProposal } from './git/send.ts';
import { version, versions } from './git/versions.ts';
import { withdraw } from './git/withdraw.ts';
import { removePicture } from './pictures/library.ts';
import { socialPicture } from './pictures/social-picture.ts';
import type { Endpoint } from './workspace/endpoint.ts';
import { facts } from './workspace/facts.ts';
import { list, texts, write } from './workspace/files.ts';
import { setup } from './workspace/setup.ts';

/** The workspace of a folder with git. */
export const endpoints: Record<keyof WorkspaceRequests, Endpoint> = {
  setup,
  list,
  texts,
  facts,
  write,
  'remove-picture': removePicture,
  'social-picture': socialPicture,
  versions,
  version,
  follow,
  proposal,
  'proposed-texts': proposedTexts,
  'proposal-files': proposalFiles,
  'hosted-proposals': hostedProposals,
  send: sendProposal,
  resend,
  renew: renewProposal,
  withdraw,
};
