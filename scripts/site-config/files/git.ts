import { execFileSync } from 'node:child_process';

/** What git prints in a folder, or undefined where it does not know the folder or is not there. */
export function git(folder: string, args: readonly string[], input?: string): string | undefined {
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
