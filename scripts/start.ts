/** Builds the site (`--site <folder>`: another) in demo mode and serves it as a static host would. */
import { buildSite } from './build/build-site.ts';
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { port, portIsFree } from './lib/port.ts';
import { servePreview } from './lib/serve-preview.ts';
import { runCommand, UserError } from './lib/user-error.ts';
import { INBOX } from './local/inbox/address.ts';

await runCommand(async () => {
  if (!(await portIsFree(port)))
    throw new UserError(
      `A porta ${port} já está em uso por outro programa. Feche-o, ou escolha outra porta: PORT=4200 npm start`,
    );

  process.env.SITE_URL ??= `http://localhost:${port}`;
  useDemoEnvironment();
  await buildSite(console.log);
  await servePreview(port);
  console.log(`
O site está em http://localhost:${port}
O que ele envia (contatos, e-mails, eventos) fica em http://localhost:${port}${INBOX}
Para parar: Ctrl+C`);
});
