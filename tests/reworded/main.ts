/**
 * `npm run test:reworded`: what an editor may write turns no test red. Every text of the site is
 * rewritten, what its schemas allow is dropped and reordered (`-- <seed>` for another month of
 * edits), and then the site is validated, built and tested as it is. Only
 * tests/specification.spec.ts is left out: it holds the client's own words.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../scripts/lib/project.ts';
import { rewordSite } from './reword-site.ts';

const seed = Number(process.argv[2] ?? 1);
const copy = join(cacheDir, 'reworded');
rmSync(copy, { recursive: true, force: true });
for (const folder of ['site-config', 'public'])
  cpSync(join(projectRoot, folder), join(copy, folder), { recursive: true });

const { texts, dropped, reordered } = rewordSite(copy, seed);
console.log(
  `seed ${seed}: ${texts} texts rewritten, ${dropped} items dropped, ${reordered} lists reordered`,
);

const env = { ...process.env, CONTENT_ROOT: copy, DIST_DIR: join(copy, 'dist') };
const steps: [command: string, ...args: string[]][] = [
  ['tsx', 'scripts/validate.ts', '--site', copy],
  ['vitest', 'run'],
  ['tsx', 'scripts/build.ts', '--mode', 'demo'],
  ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--project', 'content'],
];
for (const [command, ...args] of steps) {
  const bin = join(projectRoot, 'node_modules/.bin', command);
  const { status } = spawnSync(bin, args, {
    cwd: projectRoot,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\nFAILED with seed ${seed}: ${command} ${args.join(' ')}`);
    process.exit(1);
  }
}
