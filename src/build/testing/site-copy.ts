import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../node/files-in.ts';
import { hashOf } from '../../node/hash-of.ts';
import { projectRoot } from '../../node/project.ts';

/** A copy of a site that may be edited and built. */
export interface SiteCopy {
  root: string;
  /** The default output folder. */
  dist: string;
  edit<T>(file: string, change: (value: T) => T | undefined): void;
  start(dist: string, ...options: string[]): ChildProcess;
  build(dist: string, ...options: string[]): Promise<void>;
  remove(): void;
}

export function copySite(site: string): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const folder of ['site-config', 'public', 'blocks'])
    cpSync(join(site, folder), join(root, folder), { recursive: true });
  // As on a command line: not those that Vitest sets.
  const { NODE_ENV, VITEST, ...inherited } = process.env;
  let builds = 0;
  const start = (dist: string, ...options: string[]) =>
    spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', '--mode', 'demo', ...options], {
      cwd: projectRoot,
      env: {
        ...inherited,
        CONTENT_ROOT: root,
        DIST_DIR: dist,
        SITE_NOW: '2026-11-21T12:00:00Z',
        KEPT_ASSETS: join(root, `kept-${builds++}`), // what was before is no part of a build
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  return {
    root,
    dist: join(root, 'dist'),
    start,
    edit(file, change) {
      const path = join(root, 'site-config', file);
      const changed = change(JSON.parse(readFileSync(path, 'utf8')));
      writeFileSync(path, JSON.stringify(changed, null, 2));
    },
    async build(dist, ...options) {
      const child = start(dist, ...options);
      let errors = '';
      child.stderr?.on('data', (text) => {
        errors += text;
      });
      const [status] = await once(child, 'close');
      if (status !== 0) throw new Error(errors);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Every file below `folder` -> the hash of what it contains. */
export function hashesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(folder).map((file) => [file, hashOf(readFileSync(join(folder, file)))]),
  );
}
