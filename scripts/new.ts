/** `site-in-json new <folder>`: a small site that is valid and finished, with what it takes to build it. */

import { newSite } from '../src/commands/new-site/new-site.ts';
import { nobody, person } from '../src/commands/page/asker.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { languageOfProcess } from '../src/words/node/plain.mjs';
import { worded } from '../src/words/reader.ts';

const { stdin, stdout } = process;

await runCommand(() =>
  newSite({
    args: process.argv.slice(2),
    from: process.cwd(),
    ask: stdin.isTTY && stdout.isTTY ? person : nobody,
    say: (text) => stdout.write(`${worded(text)}\n`),
    spoken: languageOfProcess(),
  }),
);
