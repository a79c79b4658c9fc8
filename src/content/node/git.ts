import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The output of git in a folder; undefined outside a repository or without git. */
export function git(folder: string, args: readonly string[], input?: string): string | undefined {
  if (!isInRepository(folder)) return undefined;
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 200_000_000,
      ...(input === undefined ? {} : { input }),
    });
  } catch {
    return undefined;
  }
}

/** Looks for a .git folder, because starting git takes longer. */
function isInRepository(folder: string): boolean {
  const above = dirname(resolve(folder));
  return existsSync(join(folder, '.git')) || (above !== resolve(folder) && isInRepository(above));
}
