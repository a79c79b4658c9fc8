import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'project-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'folders.ts');
writeFileSync(
  file,
  `import { distDir, siteCacheDir } from ${JSON.stringify(join(projectRoot, 'src/node/project.ts'))};
  console.log(JSON.stringify({ distDir, siteCacheDir }));`,
);

const foldersOf = (...args: string[]) => foldersIn(file, ...args);

function foldersIn(command: string, ...args: string[]) {
  // Empty, as workflows leave them, is unset: it is not the folder that one is in.
  const env = { ...process.env, CONTENT_ROOT: '', DIST_DIR: '' };
  const run = [join(projectRoot, 'scripts/run.mjs'), command, ...args];
  return JSON.parse(
    execFileSync(process.execPath, run, { cwd: projectRoot, env, encoding: 'utf8' }),
  );
}

it('builds each site into its own folder, so that no server serves another site', () => {
  const site = (root: string) => ({
    distDir: join(root, 'dist'),
    siteCacheDir: join(root, '.cache'),
  });
  expect(foldersOf()).toEqual(site(projectRoot));
  expect(foldersOf('--site', 'examples/pottery')).toEqual(
    site(join(projectRoot, 'examples/pottery')),
  );
});

it('serves what `npm start` has built from a folder of its own, which no build replaces', () => {
  const start = join(folder, 'start.ts');
  copyFileSync(file, start);
  const { distDir, siteCacheDir } = foldersIn(start, '--site', 'examples/pottery');
  expect(distDir).toBe(join(siteCacheDir, 'start'));
});

it.each(['dist/index.html', 'deploy/nginx.conf', '.local/inbox', 'screenshots/390/index.png'])(
  'git ignores the build output of a site: %s',
  (made) => {
    const git = (path: string) =>
      execFileSync('git', ['check-ignore', '--no-index', path], {
        cwd: projectRoot,
        encoding: 'utf8',
      });
    expect(git(made)).toBe(`${made}\n`);
    expect(git(`examples/pottery/${made}`)).toBe(`examples/pottery/${made}\n`);
  },
);
