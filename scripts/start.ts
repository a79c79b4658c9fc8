/** Builds the site (`--site <folder>`: another; `--port <number>`) in demo mode and serves it as a static host would. */
import { buildSite } from './build/build-site.ts';
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { ensurePortIsFree, PORT, portOf } from './lib/port.ts';
import { readOptions, SITE } from './lib/read-options.ts';
import { runCommand } from './lib/user-error.ts';
import { INBOX } from './local/inbox/address.ts';
import { openSupabaseEarly } from './vite/embedded-supabase.ts';
import { servePreview } from './vite/serve-preview.ts';

await runCommand(async () => {
  const { values } = readOptions({ name: 'npm start', options: { ...SITE, ...PORT } });
  const port = portOf(values.port, 4173);
  await ensurePortIsFree(port, 'npm start');
  process.env.SITE_URL ??= `http://localhost:${port}`;
  useDemoEnvironment();
  openSupabaseEarly(port); // takes seconds, which a form would wait for
  await buildSite(console.log);
  await servePreview(port);
  console.log(`
O site está em http://localhost:${port}
O que ele envia (contatos, e-mails, eventos) fica em http://localhost:${port}${INBOX}
Para parar: Ctrl+C`);
});
