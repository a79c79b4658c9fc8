import type { Requests } from '../shared/protocol.ts';
import { check } from './files/check.ts';
import { fix } from './files/fix.ts';
import { open } from './files/open.ts';
import { pageAt, socialPicture } from './files/page-at.ts';
import { save } from './files/save.ts';
import { follow } from './git/follow.ts';
import { hostedProposals } from './git/github.ts';
import { proposal, proposalPage } from './git/proposal.ts';
import { renewProposal, resend, sendProposal } from './git/send.ts';
import { version, versions } from './git/versions.ts';
import { withdraw } from './git/withdraw.ts';
import { pages, recordUsages, renameRecord } from './pages/pages.ts';
import { removePicture } from './pictures/library.ts';
import { review } from './review/review.ts';
import { showing } from './site/showing.ts';
import { site } from './site/site.ts';
import { example, startData } from './start/start.ts';
import { findTextsOfSite, replaceTextsOfSite } from './texts/texts.ts';
import type { Endpoint } from './workspace/endpoint.ts';

export const endpoints: Record<keyof Requests, Endpoint> = {
  start: startData,
  example,
  site,
  showing,
  open,
  check,
  save,
  fix,
  'page-at': pageAt,
  'social-picture': socialPicture,
  ...pages,
  'rename-record': renameRecord,
  'record-usages': recordUsages,
  'find-texts': findTextsOfSite,
  'replace-texts': replaceTextsOfSite,
  'remove-picture': removePicture,
  review,
  versions,
  version,
  follow,
  proposal,
  'proposal-page': proposalPage,
  'hosted-proposals': hostedProposals,
  send: sendProposal,
  resend,
  renew: renewProposal,
  withdraw,
};
