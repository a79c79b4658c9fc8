/** `npm run page`: makes, renames and removes pages, with all that refers to them; finds and replaces words in all texts. */

import { nobody, person } from '../src/commands/page/asker.ts';
import { runPage } from '../src/commands/page/run-page.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { contentRoot } from '../src/node/project.ts';

const { stdin, stdout } = process;

await runCommand(() =>
  runPage({
    args: process.argv.slice(2),
    root: contentRoot,
    ask: stdin.isTTY && stdout.isTTY ? person : nobody,
    say: (text) => stdout.write(`${text}\n`),
    colors: Boolean(stdout.isTTY) && !process.env.NO_COLOR,
  }),
);
