import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGit } from './run-git.ts';

/**
 * The files whose uncommitted changes can be merged with those of another commit, as they are now. Undefined if one
 * cannot: git would leave the marks of a conflict in it, or drop what was staged.
 */
export async function mergeableFiles(
  root: string,
  commit: string,
): Promise<Map<string, Buffer> | undefined> {
  if (!(await runGit(root, 'diff', '--cached', '--quiet')).ok) return undefined;
  const namesOf = async (...between: string[]) =>
    (await runGit(root, 'diff', '--name-only', '--relative', '-z', ...between)).out
      .split('\0')
      .filter(Boolean);
  const changed = new Set(await namesOf('HEAD', commit));
  const both = (await namesOf('HEAD')).filter((file) => changed.has(file));
  const folder = mkdtempSync(join(tmpdir(), 'studio-merge-'));
  try {
    for (const file of both) if (!(await fits(root, { file, commit, folder }))) return undefined;
    return new Map(both.map((file) => [file, readFileSync(join(root, file))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function fits(
  root: string,
  { file, commit, folder }: { file: string; commit: string; folder: string },
): Promise<boolean> {
  const sides = await Promise.all(
    ['HEAD', commit].map((at) => runGit(root, 'cat-file', 'blob', `${at}:./${file}`)),
  );
  if (sides.some(({ ok }) => !ok)) return false; // removed on one side
  const [base, theirs] = sides.map(({ out }, index) => {
    const path = join(folder, String(index));
    writeFileSync(path, `${out}\n`);
    return path;
  }) as [string, string];
  return (await runGit(root, 'merge-file', '-p', '-q', join(root, file), base, theirs)).ok;
}
