/** `npm run upgrade`: brings a site that was written for an earlier engine to the schemas of this one. */

import { runCommand } from '../src/commands/run-command.ts';
import { runUpgrade } from '../src/commands/upgrade/run-upgrade.ts';
import { contentRoot } from '../src/node/project.ts';

const { stdout } = process;

await runCommand(() =>
  runUpgrade({
    args: process.argv.slice(2),
    root: contentRoot,
    say: (text) => stdout.write(`${text}\n`),
    colors: Boolean(stdout.isTTY) && !process.env.NO_COLOR,
  }),
);
