/** Serves the demo build in dist/ as it is, without building: for the end-to-end tests and benches. */
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { PORT, portOf } from './lib/port.ts';
import { readOptions, SITE } from './lib/read-options.ts';
import { runCommand } from './lib/user-error.ts';
import { servePreview } from './vite/serve-preview.ts';

await runCommand(async () => {
  const options = { ...SITE, ...PORT };
  const port = portOf(readOptions({ name: 'scripts/serve.ts', options }).values.port, 4173);
  useDemoEnvironment();
  await servePreview(port);
  console.log(`http://localhost:${port}`);
});
