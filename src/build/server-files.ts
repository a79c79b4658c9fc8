import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyfile } from '../hosting/caddy.ts';
import type { Headers } from '../hosting/headers.ts';
import { nginxConf } from '../hosting/nginx.ts';
import type { Redirect } from '../hosting/redirect-source.ts';

const ROOT = '/srv/site';
const TLS = { certificate: '/etc/nginx/tls/certificate.pem', key: '/etc/nginx/tls/key.pem' };

interface Input {
  headers: Headers;
  redirects: Redirect[];
  documents: readonly string[];
  missing: readonly string[];
  siteUrl: string;
}

/** Configurations for one's own servers, in `folder`, which is not published. */
export async function writeServerFiles(folder: string, { siteUrl, ...input }: Input) {
  const site = { ...input, host: new URL(siteUrl).hostname, root: ROOT };
  const files = {
    'nginx.conf': nginxConf({ ...site, tls: TLS, http: 80 }),
    'nginx-behind-proxy.conf': nginxConf({ ...site, http: 8080 }),
    Caddyfile: caddyfile({ ...site, http: 80 }),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
