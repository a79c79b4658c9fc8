/** Serves the demo build in dist/ as it is, without building: for the end-to-end tests and benches. */
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { port } from './lib/port.ts';
import { servePreview } from './lib/serve-preview.ts';
import { runCommand } from './lib/user-error.ts';

await runCommand(async () => {
  useDemoEnvironment();
  await servePreview(port);
  console.log(`http://localhost:${port}`);
});
