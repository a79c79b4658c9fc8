/** `npm run page`: makes, renames and removes pages, with all that refers to them. */
import { contentRoot } from '../lib/project.ts';
import { CannotEdit } from '../site-config/edit/cannot-edit.ts';
import { CannotRun } from '../site-config/index.ts';
import { nobody, person } from './asker.ts';
import { runPage } from './run-page.ts';

const { stdin, stdout } = process;

try {
  await runPage({
    args: process.argv.slice(2),
    root: contentRoot,
    ask: stdin.isTTY && stdout.isTTY ? person : nobody,
    say: (text) => stdout.write(`${text}\n`),
    colors: Boolean(stdout.isTTY) && !process.env.NO_COLOR,
  });
} catch (error) {
  if (!(error instanceof CannotEdit || error instanceof CannotRun)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
