import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERMISSIONS } from '../../../../supabase/functions/studio/forge.ts';
import type { ForgeApp } from '../app-tokens.ts';
import { type Forge, openForge } from '../forge.ts';

export const REPOSITORY = 'owner/site';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const APP = {
  id: '4711',
  publicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  permissions: PERMISSIONS as ForgeApp['permissions'],
};
/** As GitHub hands it out. */
export const APP_KEY = keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();

export interface TestForge extends Forge {
  folder: string;
  /** Commits to the published branch as somebody with a terminal does. Resolves to the commit. */
  commit(files: Record<string, string | null>, branch?: string): Promise<string>;
  /** The text of a file; undefined if there is none. */
  textAt(name: string, file: string): Promise<string | undefined>;
  tip(branch: string): Promise<string | undefined>;
  remove(): void;
}

const first = new Map<string, string>();

/** To make a repository of a site takes a second, to copy one does not. */
function firstState(site: string): string {
  const known = first.get(site);
  if (known) return known;
  const [folder = '', work = ''] = ['forge-first-', 'forge-site-'].map((name) =>
    mkdtempSync(join(tmpdir(), name)),
  );
  for (const name of ['site-config', 'public'])
    cpSync(join(site, name), join(work, name), { recursive: true });
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@a.example', ...args], {
      cwd,
      stdio: 'pipe',
    });
  git(folder, 'init', '--bare', '--quiet', '--initial-branch=main');
  rmSync(join(folder, 'hooks'), { recursive: true, force: true });
  git(work, 'init', '--quiet', '--initial-branch=main');
  git(work, 'add', '.');
  git(work, 'commit', '--quiet', '-m', 'site: begin');
  git(work, 'push', '--quiet', folder, 'main');
  rmSync(work, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  first.set(site, folder);
  return folder;
}

/** A bare repository with the content of a site on its main branch, and the forge over it. */
export async function startForge(
  site: string,
  options: { now?(): number; published?(commit: string): void } = {},
): Promise<TestForge> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-'));
  cpSync(firstState(site), folder, { recursive: true });
  const forge = openForge({ ...options, folder, name: REPOSITORY, branch: 'main', app: APP });
  const { repository, records } = forge;
  const tip = (branch: string) => repository.resolve(`refs/heads/${branch}`, 'commit');
  return {
    ...forge,
    folder,
    tip,
    async commit(files, branch = 'main') {
      const parent = (await tip(branch)) ?? (await tip('main')) ?? '';
      const entries = await Promise.all(
        Object.entries(files).map(async ([path, text]) => ({
          ...{ path, mode: '100644' },
          sha: text === null ? null : ((await repository.writeBlob(Buffer.from(text))) ?? null),
        })),
      );
      const tree = (await repository.writeTree(parent, entries)) ?? '';
      const who = { NAME: 'Bia', EMAIL: 'bia@a.example' };
      const env = Object.fromEntries(
        ['AUTHOR', 'COMMITTER'].flatMap((kind) =>
          Object.entries(who).map(([name, value]) => [`GIT_${kind}_${name}`, value]),
        ),
      );
      const made = ['commit-tree', tree, '-p', parent, '-m', 'by hand'];
      const sha = (await repository.text(made, { env })) ?? '';
      await repository.run(['update-ref', `refs/heads/${branch}`, sha]);
      await records.pushed(branch, sha);
      return sha;
    },
    async textAt(name, file) {
      const sha = await repository.resolve(`${name}:${file}`, 'blob');
      return sha && (await repository.blob(sha))?.toString();
    },
    remove() {
      repository.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
