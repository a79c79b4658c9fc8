/** `npm run validate`: says what is wrong in site-config/. */

import { runCommand } from '../src/commands/run-command.ts';
import { runValidate } from '../src/commands/validate.ts';
import { contentRoot } from '../src/node/project.ts';

const { stdout } = process;

await runCommand(() => {
  process.exitCode = runValidate({
    args: process.argv.slice(2),
    root: contentRoot,
    say: (text) => stdout.write(text),
    colors: Boolean(stdout.isTTY) && !process.env.NO_COLOR,
  });
});
