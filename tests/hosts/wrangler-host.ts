import { join } from 'node:path';
import { WRANGLER_PORT } from '../servers.ts';
import { type Host, startHost } from './host.ts';
import { folder } from './site.ts';
import { toolsFolder } from './tools.ts';

/** Cloudflare Pages as its own tool serves it: `_headers` and `_redirects`, read by the host. */
export function startWrangler(dist: string): Promise<Host> {
  const origin = `http://localhost:${WRANGLER_PORT}`;
  const options = ['pages', 'dev', dist, '--port', String(WRANGLER_PORT), '--ip', '127.0.0.1'];
  const log = ['--log-level', 'error', '--show-interactive-dev-session=false'];
  return startHost(
    { name: 'wrangler pages dev', origin, own: false },
    join(toolsFolder, 'node_modules/.bin/wrangler'),
    [...options, '--compatibility-date', '2025-01-01', ...log],
    {
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CI: '1',
    },
  );
}
