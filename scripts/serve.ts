/** Serves the demo build in dist/ as it is, without building: for the end-to-end tests and benches. */

import { PORT, portOf } from '../src/commands/port.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { servePreview } from '../src/dev/serve-preview.ts';
import { useDemoEnvironment } from '../src/node/demo-environment.ts';
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
  useDemoEnvironment();
  await servePreview(port);
  console.log(`http://localhost:${port}`);
});
