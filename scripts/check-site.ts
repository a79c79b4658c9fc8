/** `site-in-json test`: checks a site, builds it as the demo, and looks up where each link of its pages leads. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { deadLinks } from '../src/commands/dead-links.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { contentRoot, projectRoot, siteCacheDir } from '../src/node/project.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';
import { UserError } from '../src/words/user-error.ts';

const OUT = join(siteCacheDir, 'test-dist');

function run(script: string, ...options: string[]): void {
  const { status } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts/run.mjs'), join(projectRoot, 'scripts', script), ...options],
    { stdio: 'inherit', env: { ...process.env, CONTENT_ROOT: contentRoot, DIST_DIR: OUT } },
  );
  if (status !== 0) throw new UserError(msg('commands/check-site:failed'));
}

await runCommand(() => {
  readOptions({ name: 'npm test', about: msg('commands/help:test'), options: SITE });
  // Beside the line in a pull request.
  run('validate.ts', ...(process.env.GITHUB_ACTIONS ? ['--format', 'github'] : []));
  run('build.ts', '--mode', 'demo');
  const { pages, links, dead } = deadLinks(OUT);
  for (const found of dead) console.error(t('commands/check-site:dead', { ...found }));
  if (dead.length > 0) throw new UserError(msg('commands/check-site:failed'));
  console.log(t('commands/check-site:checked', { pages, links }));
});
