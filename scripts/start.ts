/** Builds the site (`--site <folder>`: another) in demo mode and serves it as a static host would. */
import { buildSite } from './build/build-site.ts';
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { explain } from './lib/explain.ts';
import { port, portIsFree } from './lib/port.ts';
import { servePreview } from './lib/serve-preview.ts';
import { INBOX } from './local/inbox/address.ts';

if (!(await portIsFree(port))) {
  console.error(
    `A porta ${port} já está em uso por outro programa. Feche-o, ou escolha outra porta: PORT=4200 npm start`,
  );
  process.exit(1);
}

process.env.SITE_URL ??= `http://localhost:${port}`;
useDemoEnvironment();
try {
  await buildSite(console.log);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
await servePreview(port);
console.log(`
O site está em http://localhost:${port}
O que ele envia (contatos, e-mails, eventos) fica em http://localhost:${port}${INBOX}
Para parar: Ctrl+C`);
