/** `npm run page`: makes, renames and removes pages, with all that refers to them. */
import { contentRoot } from '../lib/project.ts';
import { runCommand } from '../lib/user-error.ts';
import { nobody, person } from './asker.ts';
import { runPage } from './run-page.ts';

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
