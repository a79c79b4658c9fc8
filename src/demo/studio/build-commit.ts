import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { contentRoot, distDir, projectRoot } from '../../node/project.ts';
import type { BareRepository } from '../forge/git.ts';
import { noteServed } from './served.ts';
import { checkOut } from './site-repository.ts';
import { studioFolder } from './studio-path.ts';

const MOST_OUTPUT = 10_000_000;

/** Builds a commit into what is served, in a process of its own. Resolves, and rejects, with what the build says. */
export async function buildCommit(
  repository: BareRepository,
  commit: string,
  signal?: AbortSignal,
): Promise<string> {
  const checkout = join(studioFolder(), 'checkout');
  await checkOut(repository, commit, { into: checkout, site: contentRoot });
  const args = [join(projectRoot, 'bin/site-in-json.mjs'), 'build', '--mode', 'demo'];
  const env = { ...process.env, CONTENT_ROOT: checkout, DIST_DIR: distDir };
  const options = { cwd: checkout, env, signal, maxBuffer: MOST_OUTPUT };
  const said = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout.trim());
      reject(new Error(stderr.trim() || stdout.trim() || error.message));
    });
  });
  noteServed(commit);
  return said;
}
