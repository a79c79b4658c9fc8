import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A record of a collection may be a page, too. */
const PAGES = ['site-config/pages', 'site-config/collections'];

/**
 * File (below `root`) -> day it last changed, `2025-07-23`: of the last commit, in one call of git
 * for all; where there is no git or no commit yet, of the file on disk. A shallow clone knows no
 * days: there all files seem to change with its oldest commit.
 */
export async function lastChanges(root: string, files: string[]): Promise<Map<string, string>> {
  const committed = await commitDays(root);
  if (committed === 'unknown') return new Map();
  // Not one after the other with `await`: of ten thousand files that takes three times as long.
  const dayOf = (file: string) =>
    committed.get(file) ?? statSync(join(root, file)).mtime.toISOString();
  return new Map(files.map((file) => [file, dayOf(file).slice(0, 10)]));
}

async function commitDays(root: string): Promise<Map<string, string> | 'unknown'> {
  const days = new Map<string, string>();
  try {
    const git = async (...args: string[]) => {
      const options = { cwd: root, maxBuffer: 1 << 28 };
      return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
    };
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return 'unknown';
    const log = await git('log', '--format=@%cs', '--name-only', '--relative', '--', ...PAGES);
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day); // the newest commit comes first
    }
  } catch {
    // No git, or not a repository.
  }
  return days;
}
