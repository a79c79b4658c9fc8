import { slug } from '../../../lib/slug.ts';
import { contentRoot } from '../../../node/project.ts';
import { msg } from '../../../words/message.ts';
import { wordsIn } from '../../../words/node/catalogues.ts';
import { languagesOf } from '../../../words/node/plain.mjs';
import type { Words } from '../../../words/words.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

const BEGINNING = msg('studio/git:branch-prefix');

/**
 * How the branches begin that the studio makes, one for each proposal, in each language: the language of a site may have
 * changed since.
 */
export function prefixes(): readonly string[] {
  all ??= [...new Set(languagesOf(contentRoot).map(prefixIn))];
  return all;
}

let all: readonly string[] | undefined;

const prefixIn = (language: string): string => wordsIn(language).worded(BEGINNING);

export const isProposal = (branch: string): boolean =>
  prefixes().some((prefix) => branch.startsWith(prefix));

/**
 * "Nova página de serviços" -> "edicao/nova-pagina-de-servicos". People of the project read it, so it is in the site's
 * language, whoever sends it.
 */
export const branchFor = (title: string, ofSite: Words): string =>
  ofSite.worded(BEGINNING) + (slug(title, 50) || 'site');

/** A branch that neither this machine nor the remote has, named after a title or a branch. */
export async function newBranch(
  root: string,
  remote: Remote | undefined,
  name: string,
): Promise<string> {
  const taken = new Set(await branchesOf(root, remote));
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(branch)) return branch;
  }
}

async function branchesOf(root: string, remote: Remote | undefined): Promise<string[]> {
  const heads = await runGit(root, 'for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/');
  if (!remote) return heads.out.split('\n');
  const tracked = `refs/remotes/${remote.name}/`;
  const known = await runGit(root, 'for-each-ref', '--format=%(refname:lstrip=3)', tracked);
  const patterns = prefixes().map((prefix) => `${prefix}*`);
  // A clone of one branch alone is not told of the others.
  const listed = await runGit(root, 'ls-remote', '--heads', remote.name, ...patterns);
  const there = listed.ok ? listed.out.split('\n').map((line) => line.split('refs/heads/')[1]) : [];
  return [...heads.out.split('\n'), ...known.out.split('\n'), ...there.map(String)];
}
