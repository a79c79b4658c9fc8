/**
 * `npm run test:reworded`: what an editor may write turns no test red. In a copy of the project,
 * every text of the site is rewritten, what its schemas allow is dropped and reordered (`-- <seed>`
 * for another month of edits), and `npm test` runs there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions } from '../../src/commands/read-options.ts';
import { runCommand } from '../../src/commands/run-command.ts';
import { cacheDir, projectRoot } from '../../src/node/project.ts';
import { UserError } from '../../src/words/user-error.ts';
import { rewordSite } from './reword-site.ts';

const seed = await runCommand(() => {
  const { positionals } = readOptions({
    name: 'npm run test:reworded',
    options: {},
    allowPositionals: true,
  });
  const [text = '1', ...more] = positionals;
  if (!/^\d+$/.test(text) || more.length > 0)
    throw new UserError('npm run test:reworded -- <seed>');
  return Number(text);
});
const copy = join(cacheDir, 'reworded');
rmSync(copy, { recursive: true, force: true });
const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
});
for (const file of files.split('\0').filter(Boolean)) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  const options = { preserveTimestamps: true, verbatimSymlinks: true };
  cpSync(join(projectRoot, file), join(copy, file), options);
}
symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'), 'junction');

const { texts, dropped, reordered } = rewordSite(copy, seed);
console.log(
  `seed ${seed}: ${texts} texts rewritten, ${dropped} items dropped, ${reordered} lists reordered`,
);

const { status } = spawnSync(process.execPath, ['scripts/test.mjs'], {
  cwd: copy,
  stdio: 'inherit',
});
if (status !== 0) console.error(`\nFAILED with seed ${seed}; the copy is in ${copy}`);
process.exit(status ?? 1);
