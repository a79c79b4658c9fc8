/** The dev and preview servers as they are run, in a process of their own; tells its ports. */
import type { AddressInfo } from 'node:net';
import { createServer, preview } from 'vite';
import { useDemoEnvironment } from '../../lib/demo-environment.ts';
import { projectRoot } from '../../lib/project.ts';

useDemoEnvironment();
const config = { root: projectRoot, logLevel: 'silent' } as const;
const dev = await createServer({ ...config, server: { port: 0, host: 'localhost', ws: false } });
await dev.listen();
const built = await preview({ ...config, preview: { port: 0, host: 'localhost' } });
const [devPort, previewPort] = [dev, built].map(
  ({ httpServer }) => (httpServer?.address() as AddressInfo | undefined)?.port,
);
process.send?.({ dev: devPort, preview: previewPort });
