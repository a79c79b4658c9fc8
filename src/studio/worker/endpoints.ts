import type { Thought } from '../shared/worker-messages.ts';
import type { Endpoint } from './endpoint.ts';
import { check } from './files/check.ts';
import { fix } from './files/fix.ts';
import { open } from './files/open.ts';
import { pageAt } from './files/page-at.ts';
import { save } from './files/save.ts';
import { pages, recordUsages, renameRecord } from './pages/pages.ts';
import { proposal, proposalChanges, proposalPage } from './proposal/proposal.ts';
import { review } from './review/review.ts';
import { removePicture } from './site/pictures.ts';
import { showing } from './site/showing.ts';
import { site } from './site/site.ts';
import { example, startData } from './start/start.ts';
import { findTextsOfSite, replaceTextsOfSite } from './texts/texts.ts';
import { version, versions } from './versions/versions.ts';

/** What the studio thinks: of the texts that it holds, and of a few things that it asks its workspace. */
export const endpoints: Record<Thought, Endpoint> = {
  start: startData,
  example,
  site,
  showing,
  open,
  check,
  save,
  fix,
  'page-at': pageAt,
  ...pages,
  'rename-record': renameRecord,
  'record-usages': recordUsages,
  'find-texts': findTextsOfSite,
  'replace-texts': replaceTextsOfSite,
  'remove-picture': removePicture,
  review,
  versions,
  version,
  proposal,
  'proposal-changes': proposalChanges,
  'proposal-page': proposalPage,
};

/** These write, or ask others: they are never made twice. */
const ONCE: readonly Thought[] = [
  'save',
  'remove-picture',
  'proposal',
  'proposal-changes',
  'proposal-page',
  'versions',
  'version',
];

/** An endpoint is asked again where something had to be found out first. */
export const isMadeOnce = (name: Thought): boolean => ONCE.includes(name);
