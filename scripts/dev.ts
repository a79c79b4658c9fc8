/**
 * `npm run dev`: the site with live editing, on http://localhost:5173 (`--port` or `PORT`: another);
 * `--site <folder>` for another site.
 */
import { createServer } from 'vite';
import { GALLERY } from '../src/dev/gallery/gallery-data.ts';
import { STUDIO } from '../src/dev/studio-link.ts';
import { codespaceHost } from './lib/codespace.ts';
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { ensurePortIsFree, PORT, portOf } from './lib/port.ts';
import { readOptions, SITE } from './lib/read-options.ts';
import { runCommand } from './lib/user-error.ts';
import { INBOX } from './local/inbox/address.ts';
import { viteOptions } from './vite/vite-options.ts';

await runCommand(async () => {
  const { values } = readOptions({ name: 'npm run dev', options: { ...SITE, ...PORT } });
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
  await server.listen();
  server.printUrls();
  console.log(`  Estúdio, para editar o site: http://localhost:${port}${STUDIO}`);
  console.log(`  Galeria de seções, ícones e imagens: http://localhost:${port}${GALLERY}`);
  console.log(`  Caixa de entrada local: http://localhost:${port}${INBOX}`);
});
