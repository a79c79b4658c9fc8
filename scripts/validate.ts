/** `npm run validate`: says what is wrong in site-config/. */
import { contentRoot } from './lib/project.ts';
import { runCommand } from './lib/user-error.ts';
import { runValidate } from './run-validate.ts';

const { stdout } = process;

await runCommand(() => {
  process.exitCode = runValidate({
    args: process.argv.slice(2),
    root: contentRoot,
    say: (text) => stdout.write(text),
    colors: Boolean(stdout.isTTY) && !process.env.NO_COLOR,
  });
});
