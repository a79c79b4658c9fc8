/** The dev and preview servers as they are run, in a process of their own; tells its ports. */
import type { AddressInfo } from 'node:net';
import { createServer, preview } from 'vite';
import { useDemoEnvironment } from '../../lib/demo-environment.ts';
import { viteOptions } from '../../lib/vite-options.ts';

useDemoEnvironment();
const logLevel = 'silent';
const dev = await createServer(
  await viteOptions({ logLevel, server: { port: 0, host: 'localhost', ws: false } }),
);
await dev.listen();
const built = await preview(
  await viteOptions({ logLevel, preview: { port: 0, host: 'localhost' } }),
);
const [devPort, previewPort] = [dev, built].map(
  ({ httpServer }) => (httpServer?.address() as AddressInfo | undefined)?.port,
);
process.send?.({ dev: devPort, preview: previewPort });
