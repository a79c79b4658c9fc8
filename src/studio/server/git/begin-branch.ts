import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { PREFIX } from './branch-name.ts';
import { mergeableFiles } from './mergeable-files.ts';
import { isAccepted, publishedBranch } from './published-branch.ts';
import { isGone } from './refresh.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

interface Branches {
  branch: string;
  current: string;
  remote: Remote | undefined;
}

interface Begun {
  /** What has to be said of the new branch. */
  notes: string[];
  undo(): Promise<void>;
}

const GOES_ON =
  'O que você enviar daqui em diante entra nesta mesma proposta, se você não escolher fazer outra.';

/**
 * Switches to a branch; what is not committed goes along. A new one begins at the published branch if that has
 * all that the present one has, or else, and where the changes do not fit there, where the folder is.
 */
export async function beginBranch(
  root: string,
  { branch, current, remote }: Branches,
): Promise<Begun> {
  if (branch === current) return { notes: [], undo: async () => {} };
  const published = await publishedBranch(root, remote);
  const isFree = published && (await isAccepted(root, remote, 'HEAD'));
  const from = isFree ? await movedTo(root, branch, published) : undefined;
  const undo = async () => {
    const merged = [...(from?.merged ?? [])];
    const names = merged.map(([file]) => file);
    if (names.length > 0) await runGit(root, 'checkout', '-q', 'HEAD', '--', ...names);
    await runGit(root, 'switch', '-q', current);
    for (const [file, content] of merged) writeFileSync(join(root, file), content);
    await runGit(root, 'branch', '-q', '-D', branch);
  };
  if (from) return { notes: [GOES_ON], undo };
  const { ok, error } = await runGit(root, 'switch', '-q', '--no-track', '-c', branch);
  if (!ok) throw new CannotEdit(`O git não conseguiu preparar o envio: ${quote(error.trim())}`);
  return { notes: [GOES_ON, ...(await whatComesAlong(root, current, Boolean(isFree)))], undo };
}

/**
 * Begins a branch at a commit, under what is not committed, and tells what had to be merged with that. Undefined
 * if it does not fit there, and nothing has changed.
 */
async function movedTo(
  root: string,
  branch: string,
  published: string,
): Promise<{ merged: ReadonlyMap<string, Buffer> } | undefined> {
  const begin = ['--no-track', '-c', branch, published];
  if ((await runGit(root, 'switch', '-q', ...begin)).ok) return { merged: new Map() };
  const merged = await mergeableFiles(root, published);
  if (!merged || !(await runGit(root, 'switch', '-q', '--merge', ...begin)).ok) return undefined;
  return { merged };
}

async function whatComesAlong(root: string, current: string, isFree: boolean): Promise<string[]> {
  if (isFree)
    return [
      'O que você mudou foi mudado também no site publicado: quem confere decide o que fica, ao juntar os dois.',
    ];
  if (current.startsWith(PREFIX) && (await isGone(root, current)))
    return [
      `A proposta anterior, ${quote(current)}, foi apagada no servidor sem ser aceita: esta traz também as mudanças dela.`,
    ];
  return [];
}
