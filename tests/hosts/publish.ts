import { spawnSync } from 'node:child_process';

/** What docs/publishing.md says of a server of one's own: assets first, pages last, then the old ones go. */
export function publish(dist: string, place: string): void {
  rsync('-a', `${dist}/assets/`, `${place}/assets/`);
  rsync('-a', '--delete-after', '--exclude=/assets/', `${dist}/`, `${place}/`);
  rsync('-a', '--delete', `${dist}/assets/`, `${place}/assets/`);
}

function rsync(...options: string[]): void {
  const { status, stderr, error } = spawnSync('rsync', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`rsync: ${error?.message ?? stderr}`);
}

export const hasRsync = (): boolean => spawnSync('rsync', ['--version']).status === 0;
