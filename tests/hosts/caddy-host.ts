import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CADDY_PORT } from '../servers.ts';
import { type Host, startHost } from './host.ts';
import { certificate, folder } from './site.ts';

/** Caddy on what the build wrote for it: only place, port and certificate are put in. */
export function startCaddy(dist: string, deploy: string): Promise<Host> {
  const tls = certificate();
  const config = join(folder, 'Caddyfile');
  const origin = `https://localhost:${CADDY_PORT}`;
  const site = readFileSync(join(deploy, 'Caddyfile'), 'utf8')
    .replace('/srv/site', dist)
    .replace(/^localhost \{$/m, `${origin} {\n\ttls ${tls.certificate} ${tls.key}`);
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const options = ['run', '--adapter', 'caddyfile', '--config', config];
  return startHost({ name: 'Caddy', origin, own: true }, 'caddy', options, {
    HOME: folder,
    XDG_DATA_HOME: folder,
  });
}

export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0;
