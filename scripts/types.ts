/**
 * Generates what follows from the schemas and the folders of blocks:
 *   src/blocks/*.gen.ts     the registries: a line for each block
 *   src/types/config.gen.ts the TypeScript types of everything under site-config/
 *   .vscode/schemas/*.gen.json  the same schemas as VS Code completes and explains by them
 *   docs/erros.md               what the validator says; a unit test holds that it is current
 * `--check` writes nothing and exits 1 when a file is not current.
 */

import { spawnSync } from 'node:child_process';
import { readOptions } from '../src/commands/read-options.ts';
import { writeTypes } from '../src/commands/write-types.ts';
import { projectRoot } from '../src/node/project.ts';
import { runCommand } from '../src/node/run-command.ts';

await runCommand(async () => {
  const { values } = readOptions({
    name: 'npm run types',
    options: { check: { type: 'boolean' } },
  });
  await writeTypes(projectRoot, values.check === true);
  // In a process of its own: it runs the checks, which may only now be in their registry.
  if (values.check) return;
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
