/** Serves the demo build in dist/ as it is, without building: for the end-to-end tests and benches. */

import { ensureBuilt } from '../src/commands/ensure-built.ts';
import { PORT, portOf } from '../src/commands/port.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { servePreview } from '../src/dev/serve-preview.ts';
import { useDemoEnvironment } from '../src/node/demo-environment.ts';
import { distDir } from '../src/node/project.ts';
import { msg } from '../src/words/message.ts';

await runCommand(async () => {
  const options = { ...SITE, ...PORT };
  const port = portOf(
    readOptions({
      name: 'node bin/site-in-json.mjs serve',
      about: msg('commands/help:serve'),
      options,
    }).values.port,
    4173,
  );
  ensureBuilt(distDir);
  useDemoEnvironment();
  await servePreview(port);
  console.log(`http://localhost:${port}`);
});
