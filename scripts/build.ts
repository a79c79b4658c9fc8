/**
 * `npm run build`: site-config/ -> dist/ beside it, for production. `--mode demo` uses the committed demo
 * values; `--site <folder>` builds another site; `--self-hosted` also compresses the files and writes
 * configurations of nginx and Caddy into `deploy/` beside it; `--cold` makes everything, whatever was made before.
 */
import { buildSite } from '../src/build/build-site.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { refuseDemoValues } from '../src/content/node/demo-values.ts';
import { useDemoEnvironment } from '../src/node/demo-environment.ts';
import { writeStudio } from '../src/studio/server/address/write-studio.ts';
import { msg } from '../src/words/message.ts';
import { worded } from '../src/words/reader.ts';
import { UserError } from '../src/words/user-error.ts';

await runCommand(async () => {
  const { values } = readOptions({
    name: 'npm run build',
    about: msg('commands/help:build'),
    options: {
      ...SITE,
      mode: { type: 'string' },
      'self-hosted': { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
    },
  });
  const { mode, cold, 'self-hosted': selfHosted } = values;
  if (mode === 'demo') useDemoEnvironment();
  else if (mode === undefined) refuseDemoValues(process.env);
  else throw new UserError(msg('commands/build:mode'));
  await buildSite((line) => console.log(worded(line)), {
    ...{ selfHosted, cold, writeBeside: writeStudio },
  });
});
