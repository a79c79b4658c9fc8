/**
 * `npm run dev`: the site with live editing, on http://localhost:5173 (`--port` or `PORT`: another);
 * `--site <folder>` for another site.
 */
import { createServer } from 'vite';
import { GALLERY } from '../src/app/dev/gallery/gallery-data.ts';
import { STUDIO } from '../src/app/dev/studio-link.ts';
import { ensurePortIsFree, PORT, portOf } from '../src/commands/port.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { watchBlocks } from '../src/commands/watch-blocks.ts';
import { INBOX } from '../src/demo/folder.ts';
import { viteOptions } from '../src/dev/vite-options.ts';
import { codespaceHost } from '../src/node/codespace.ts';
import { useDemoEnvironment } from '../src/node/demo-environment.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';

await runCommand(async () => {
  const { values } = readOptions({
    name: 'npm run dev',
    about: msg('commands/help:dev'),
    options: { ...SITE, ...PORT },
  });
  const port = portOf(values.port, 5173);
  useDemoEnvironment();
  await ensurePortIsFree(port, 'npm run dev');
  const forwarded = codespaceHost(port);
  const allowedHosts = forwarded === undefined ? [] : [forwarded];
  const server = await createServer(
    await viteOptions({
      server: { port, strictPort: true, open: false, host: 'localhost', allowedHosts },
    }),
  );
  watchBlocks(server);
  await server.listen();
  server.printUrls();
  const own = `http://localhost:${port}`;
  console.log(`  ${t('commands/dev:studio', { url: own + STUDIO })}`);
  console.log(`  ${t('commands/dev:gallery', { url: own + GALLERY })}`);
  console.log(`  ${t('commands/dev:inbox', { url: own + INBOX })}`);
});
