import { projectRoot } from '../../../node/project.ts';
import { catalogueOf } from '../../../words/node/catalogues.ts';
import { wordsOf } from '../../../words/words.ts';
import type { DiskSite } from '../workspace/disk-site.ts';

const words = wordsOf('pt-BR', catalogueOf('pt-BR', projectRoot));
const mentions = { links: new Set(), names: new Map() };
const loaded = { site: { entries: [], mentions }, problems: [] };

/** For what asks git alone, in a folder without a whole site, which has no problems. */
export const workspaceAt = (root: string): DiskSite =>
  ({ root, words, wordsOfSite: () => words, load: () => loaded }) as unknown as DiskSite;
