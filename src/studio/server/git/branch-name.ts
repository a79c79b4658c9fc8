import { slug } from '../../../lib/slug.ts';
import { isAccepted } from './published-branch.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

/** Of the branches that the studio makes, one for each proposal. */
export const PREFIX = 'edicao/';

/** "Nova página de serviços" -> "edicao/nova-pagina-de-servicos". */
export const branchFor = (title: string): string => PREFIX + (slug(title, 50) || 'site');

/** Whether a branch is a proposal that can be added to. */
export const isOpenProposal = async (
  root: string,
  remote: Remote | undefined,
  branch: string,
): Promise<boolean> => branch.startsWith(PREFIX) && !(await isAccepted(root, remote, branch));

/** A branch that does not exist yet, named after a title. */
export async function newBranch(root: string, title: string): Promise<string> {
  const name = branchFor(title);
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if (!(await runGit(root, 'rev-parse', '--verify', '-q', `refs/heads/${branch}`)).ok)
      return branch;
  }
}
