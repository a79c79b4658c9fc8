import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from '../../node/project.ts';
import { studioFolder } from './studio-path.ts';

interface Served {
  commit: string;
  /** The folder that it was built into: each build puts another one in its place. */
  folder: string;
}

const file = () => join(studioFolder(), 'served.json');

function folderNow(): string {
  const { ino, mtimeMs } = statSync(distDir, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${mtimeMs}`;
}

export const noteServed = (commit: string): void =>
  writeFileSync(file(), JSON.stringify({ commit, folder: folderNow() } satisfies Served));

/** The commit that is served; undefined if something else was built since. */
export function servedCommit(): string | undefined {
  if (!existsSync(file())) return undefined;
  const { commit, folder } = JSON.parse(readFileSync(file(), 'utf8')) as Served;
  return folder === folderNow() ? commit : undefined;
}
