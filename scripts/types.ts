/**
 * Generates what follows from the schemas and the folders of blocks:
 *   src/blocks/*.gen.ts     the registries: a line for each block
 *   src/migrations/*.gen.ts the migrations of sites, and the number of the schemas
 *   src/types/config.gen.ts the TypeScript types of everything under site-config/
 *   docs/err*.md                what the validator says; a unit test holds that they are current
 * and, of a site (`--site <folder>`: of another, and of that alone):
 *   blocks/types.gen.ts         the TypeScript types of its own blocks
 *   .vscode/schemas/*.gen.json  the schemas as VS Code completes and explains by them
 * `--check` writes nothing and exits 1 when a file is not current.
 */

import { spawnSync } from 'node:child_process';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { writeSiteTypes, writeTypes } from '../src/commands/write-types.ts';
import { isInstalled } from '../src/node/installed.mjs';
import { contentRoot, projectRoot } from '../src/node/project.ts';
import { msg } from '../src/words/message.ts';

await runCommand(async () => {
  const { values } = readOptions({
    name: 'npm run types',
    about: msg('commands/help:types'),
    options: { check: { type: 'boolean' }, ...SITE },
  });
  const check = values.check === true;
  // What follows from the schemas of an installed engine was made before it was packed.
  const ofEngine = !values.site && !isInstalled;
  if (ofEngine) await writeTypes(projectRoot, check);
  await writeSiteTypes(contentRoot, check);
  // In a process of its own: it runs the checks, which may only now be in their registry.
  if (check || !ofEngine) return;
  const { status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/write-error-docs.ts'],
    {
      cwd: projectRoot,
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
});
