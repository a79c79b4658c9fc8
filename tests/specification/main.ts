/**
 * `npm run test:specification`: whether the site does what the specification says, statement by
 * statement; `-- 43 57.2` for some of them. `-- --mutate` breaks the site on purpose, one statement at a
 * time, and lists the edits that no trial noticed; `--from 5`
 * begins with the fifth build.
 */
import { readOptions } from '../../src/commands/read-options.ts';
import { runCommand } from '../../src/commands/run-command.ts';
import { mutate } from './mutate.ts';
import { run } from './run.ts';

const { values, positionals } = await runCommand(() =>
  readOptions({
    name: 'npm run test:specification',
    options: { mutate: { type: 'boolean' }, from: { type: 'string' }, quiet: { type: 'boolean' } },
    allowPositionals: true,
  }),
);

process.exitCode = values.mutate
  ? mutate(positionals, Number(values.from ?? 1))
  : run(positionals, values);
