/** `site-in-json accounts`: adds accounts, the log of submissions and its panel to a site that has none. */

import { runAccounts } from '../src/commands/accounts/run-accounts.ts';
import { nobody, person } from '../src/commands/page/asker.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { contentRoot } from '../src/node/project.ts';
import { languageOfProcess } from '../src/words/node/plain.mjs';

const { stdin, stdout } = process;

await runCommand(() =>
  runAccounts({
    args: process.argv.slice(2),
    root: contentRoot,
    ask: stdin.isTTY && stdout.isTTY ? person : nobody,
    say: (text) => stdout.write(`${text}\n`),
    spoken: languageOfProcess(),
    colors: Boolean(stdout.isTTY) && !process.env.NO_COLOR,
  }),
);
