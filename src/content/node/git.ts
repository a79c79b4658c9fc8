import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What git prints in a folder, or undefined where it does not know the folder or is not there. */
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

/** Told by the folders: git itself would say no as well, but after the start of a process. */
function isInRepository(folder: string): boolean {
  const above = dirname(resolve(folder));
  return existsSync(join(folder, '.git')) || (above !== resolve(folder) && isInRepository(above));
}
