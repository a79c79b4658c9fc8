import { CannotEdit } from '../../../content/edit/file-change.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { beginBranch } from './begin-branch.ts';
import { runGit } from './run-git.ts';
import type { Remote } from './state.ts';

interface Commit {
  title: string;
  files: readonly string[];
  branch: string;
  current: string;
  remote: Remote | undefined;
}

/**
 * Commits only these files: other staged changes stay staged. If it fails, everything is restored. Returns
 * what has to be said of a new branch.
 */
export async function commit(root: string, { title, files, ...to }: Commit): Promise<string[]> {
  if (!(await runGit(root, 'rev-parse', '--verify', '-q', 'HEAD')).ok)
    throw new CannotEdit(
      'O repositório ainda não tem nenhum commit: faça o primeiro em um terminal.',
    );
  if (!(await runGit(root, '-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT')).ok)
    throw new CannotEdit(
      'O git não sabe quem você é. Em um terminal: git config --global user.name "Seu Nome" e git config --global user.email "voce@exemplo.com.br".',
    );
  const { notes, undo } = await beginBranch(root, to);
  const { out: untracked } = await runGit(root, 'ls-files', '-z', '--others', '--', ...files);
  const fresh = untracked.split('\0').filter(Boolean);
  if (fresh.length === 0 && (await runGit(root, 'diff', '--quiet', 'HEAD', '--', ...files)).ok) {
    await undo();
    throw new CannotEdit('O que você mudou já está no site publicado: não há o que enviar.');
  }
  const added = fresh.length === 0 || (await runGit(root, 'add', '--', ...fresh)).ok;
  const made = await runGit(root, 'commit', '-q', '-m', title, '--only', '--', ...files);
  if (added && made.ok) return notes;
  if (fresh.length > 0) await runGit(root, 'rm', '-q', '--cached', '--', ...fresh);
  await undo();
  throw new CannotEdit(
    `O git recusou o commit, e tudo ficou como estava. Ele disse: ${quote(made.error.trim())}`,
  );
}
