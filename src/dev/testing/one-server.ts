/** The dev or the preview server as it is run, in a process of its own; tells its port. */
import type { AddressInfo } from 'node:net';
import { createServer, preview } from 'vite';
import { useDemoEnvironment } from '../../node/demo-environment.ts';
import { viteOptions } from '../vite-options.ts';

useDemoEnvironment();
const logLevel = 'silent';
const server =
  process.argv[2] === 'dev'
    ? await createServer(
        await viteOptions({ logLevel, server: { port: 0, host: 'localhost', ws: false } }),
      )
    : await preview(await viteOptions({ logLevel, preview: { port: 0, host: 'localhost' } }));
if ('listen' in server) await server.listen();
process.send?.((server.httpServer?.address() as AddressInfo | undefined)?.port);
