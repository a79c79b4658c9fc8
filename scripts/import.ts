/** `npm run import`: brings the pages of an old site into a site: a folder of HTML, an address, or a WordPress export. */

import { runImport } from '../src/commands/import/run-import.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { contentRoot } from '../src/node/project.ts';

const { stdout, stderr } = process;
const CLEAR_LINE = '\r\u001b[K';

await runCommand(() =>
  runImport({
    args: process.argv.slice(2),
    root: contentRoot,
    say(text) {
      if (stderr.isTTY) stderr.write(CLEAR_LINE);
      stdout.write(text);
    },
    progress: stderr.isTTY ? (text) => stderr.write(CLEAR_LINE + text) : undefined,
    colors: Boolean(stdout.isTTY) && !process.env.NO_COLOR,
  }),
);
