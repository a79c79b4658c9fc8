import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { contentRoot, distDir, projectRoot } from '../../node/project.ts';
import type { BareRepository } from '../forge/git.ts';
import { checkOut } from './site-repository.ts';

const MOST_OUTPUT = 10_000_000;

/** Builds a commit into what is served, in a process of its own. Rejects with what the build says. */
export async function buildCommit(
  repository: BareRepository,
  commit: string,
  { checkout, signal }: { checkout: string; signal: AbortSignal },
): Promise<void> {
  await checkOut(repository, commit, { into: checkout, site: contentRoot });
  const args = [join(projectRoot, 'bin/site-in-json.mjs'), 'build', '--mode', 'demo'];
  const env = { ...process.env, CONTENT_ROOT: checkout, DIST_DIR: distDir };
  const options = { cwd: checkout, env, signal, maxBuffer: MOST_OUTPUT };
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (!error) return resolve();
      reject(new Error(stderr.trim() || stdout.trim() || error.message));
    });
  });
}
