import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_PORT, HTTP_PORT, HTTPS_PORT } from '../servers.ts';
import { type Host, startHost } from './host.ts';
import { certificate, folder } from './site.ts';

/** What the demo's site asks of its own origin, which `npm start` answers. */
const PROXY = `location ~ ^/(__local|auth/v1|rest/v1)/ {
    proxy_pass http://localhost:${BUILT_PORT};
    proxy_set_header Host $http_host;
    proxy_redirect http:// https://;
  }
  location = /404.html`;

/** nginx on what the build wrote for it: only places, ports and the demo's services are put in. */
export function startNginx(dist: string, deploy: string): Promise<Host> {
  const at = join(folder, 'nginx');
  mkdirSync(at, { recursive: true });
  const tls = certificate();
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll('/srv/site', dist)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${tls.certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${tls.key};`)
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${HTTP_PORT};`)
    .replace(
      /listen 443 ssl http2;\s+\S+ \S+ ssl http2;/,
      `listen 127.0.0.1:${HTTPS_PORT} ssl http2;`,
    )
    .replace('https://localhost$request_uri', `https://localhost:${HTTPS_PORT}$request_uri`)
    .replace('location = /404.html', PROXY);
  writeFileSync(join(at, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(at, 'nginx.conf'),
    `include /etc/nginx/modules-enabled/*.conf;
daemon off; pid ${at}/pid; error_log ${at}/error.log; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off; default_type application/octet-stream;
  ${temporary.map((name) => `${name}_temp_path ${at}/${name};`).join(' ')}
  include ${at}/site.conf;
}
`,
  );
  const plain = `http://localhost:${HTTP_PORT}`;
  const origin = `https://localhost:${HTTPS_PORT}`;
  return startHost({ name: 'nginx', origin, plain, own: true }, 'nginx', [
    '-e',
    join(at, 'error.log'),
    '-c',
    join(at, 'nginx.conf'),
  ]);
}

export const hasNginx = (): boolean =>
  spawnSync('nginx', ['-v']).status === 0 &&
  spawnSync('sh', ['-c', 'ls /etc/nginx/modules-enabled | grep -q brotli']).status === 0;
