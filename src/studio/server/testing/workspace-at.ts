import { projectRoot } from '../../../node/project.ts';
import { catalogueOf } from '../../../words/node/catalogues.ts';
import { wordsOf } from '../../../words/words.ts';
import type { Workspace } from '../workspace/workspace.ts';

const words = wordsOf('pt-BR', catalogueOf('pt-BR', projectRoot));

/** For what asks git alone, in a folder without a whole site. */
export const workspaceAt = (root: string): Workspace =>
  ({ root, words, wordsOfSite: () => words }) as Workspace;
