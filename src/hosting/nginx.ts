import { SOCIAL_IMAGES } from '../ui/data/social-image.ts';
import { NGINX_DOLLAR, nginxLiteral, nginxText, patternOf } from './escape.ts';
import type { Headers } from './headers.ts';
import { IMMUTABLE } from './host-files.ts';
import { ASSETS } from './own-addresses.ts';
import { DOCUMENT_POLICY, DRAWING, POLICY_HEADER } from './public-documents.ts';
import {
  isExact,
  queryPattern,
  type Redirect,
  type Rule,
  rulesOf,
  statusOf,
} from './redirect-source.ts';
import { targetOf } from './redirect-target.ts';

export interface ServerInput {
  headers: Headers;
  redirects: Redirect[];
  /** Addresses of documents of public/, besides those recognised by their ending. */
  documents: readonly string[];
  /** Addresses of the pages for what is missing below a folder, `/en/404`, besides `/404`. */
  missing: readonly string[];
  /** The host of the site: `www.fortim.example`. */
  host: string;
  /** Where the built site is. */
  root: string;
  /** Certificate and key; undefined behind a proxy that speaks TLS itself. */
  tls?: { certificate: string; key: string };
  /** Ports, for plain HTTP and for TLS. */
  http: number;
  https?: number;
}

/** `Cross-Origin-Resource-Policy`, which differs for pictures that other sites embed. */
export const CORP = 'Cross-Origin-Resource-Policy';

/** A file for nginx's `http` block: the whole site, redirects and headers included. */
export function nginxConf(input: ServerInput): string {
  const { headers, documents, missing, host, tls, http, https = 443 } = input;
  const port = https === 443 ? '' : `:${https}`;
  const listen = (at: number, more = '') => `  listen ${at}${more};\n  listen [::]:${at}${more};`;
  const server = tls
    ? `server {
${listen(http)}
  server_name ${host};
  server_tokens off;
  return 308 https://${host}${port}$request_uri;
}

server {
${listen(https, ' ssl http2')}
  ssl_certificate ${tls.certificate};
  ssl_certificate_key ${tls.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:1m;`
    : `server {
${listen(http)}`;
  return `# Written by npm run build -- --self-hosted. Needs the module ngx_brotli (Debian: libnginx-mod-http-brotli-static).

# By what is answered, not by what was asked for: an asset that is missing is not kept for a year.
map "$status $uri" $site_cache {
  default "no-cache";
  "~^(200|206|304) ${ASSETS}/" "${IMMUTABLE}";
}
map $uri $site_resource_policy {
  default "${nginxText(headers[CORP] ?? 'same-origin')}";
  "~^${SOCIAL_IMAGES}/" "cross-origin";
}
# No script runs in a document of public/. By patterns, as a name itself may not be longer than nginx's hash has room.
map $uri $site_policy {
  default "${nginxText(headers[POLICY_HEADER] ?? '')}";
${documents.map((path) => `  "~^${patternOf(path)}$" "${DOCUMENT_POLICY}";`).join('\n')}
  "~\\${DRAWING}$" "${DOCUMENT_POLICY}";
}
map $uri $site_missing {
  default "/404.html";
${deepestFirst(missing)
  .map((path) => `  "~^${patternOf(folderOf(path))}" "${path}.html";`)
  .join('\n')}
}
# nginx cannot write this sign itself where it looks for variables.
geo $${NGINX_DOLLAR} { default "$"; }
# Old addresses that are told apart by their query.
map "$uri?$args" $site_moved {
  default "";
${rulesOf(input.redirects).flatMap(queryRedirect).join('\n')}
}

${server}
  server_name ${host};
${site(input)}
}
`;
}

/** Of a page for what is missing: the folder that it is for, `/en/`. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** A folder before those around it. */
export const deepestFirst = (paths: readonly string[]): string[] =>
  paths.toSorted((a, b) => b.length - a.length);

function site({ headers, redirects, missing, root }: ServerInput): string {
  const sent = Object.entries(headers).filter(([name]) => name !== CORP && name !== POLICY_HEADER);
  return `  server_tokens off;
  absolute_redirect off;
  root ${root};
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json image/svg+xml text/plain text/xml application/manifest+json;
  types {
${TYPES.map((line) => `    ${line};`).join('\n')}
  }
  default_type application/octet-stream;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  error_page 404 $site_missing;

${sent.map(([name, value]) => `  add_header ${name} "${nginxText(value)}" always;`).join('\n')}
  add_header ${CORP} $site_resource_policy always;
  add_header ${POLICY_HEADER} $site_policy always;
  add_header Cache-Control $site_cache always;

  if ($site_moved) { return 301 $site_moved; }
${rulesOf(redirects).flatMap(pathRedirect).join('\n')}

  location = / { try_files /index.html =404; }
  location / {
    # One address for a page: /sobre, neither /sobre/ nor /sobre.html.
    if ($request_uri ~ "^/index(?:\\.html)?(?:\\?|$)") { return 308 /$is_args$args; }
    if ($request_uri ~ "^/((?:[a-zA-F0-9%-]+/)*[a-zA-F0-9%-]+)(?:\\.html|/)(?:\\?|$)") { return 308 /$1$is_args$args; }
    try_files $uri $uri.html =404;
  }
${['/404', ...missing].map((path) => `  location = ${path}.html { internal; }\n  location = ${path} { return 404; }`).join('\n')}
  # For static hosts, and beside the files they are made of.
  location ~ ^/_(headers|redirects)$ { return 404; }
  location ~ \\.(br|gz)$ { return 404; }`;
}

/** nginx keeps the length of a location in one byte, and never finds a longer one. */
const LONGEST_LOCATION = 255;

function queryRedirect({ redirect, path, query }: Rule): string[] {
  if (query === undefined) return [];
  const address = `^${patternOf(path).replace(/\/$/, '')}/?\\?${queryPattern(query).slice(1)}`;
  return [`  "~${address}" "${target(redirect)}";`];
}

/**
 * nginx prefers an address as it is to a pattern, and takes the first pattern that matches. A prefix would not do: of
 * `/blog/*`, `/blog/` itself is the page above.
 */
function pathRedirect(rule: Rule): string[] {
  const { redirect, path, below } = rule;
  const answer = `{ return ${statusOf(redirect)} "${target(redirect)}"; }`;
  if (below) return [`  location ~ "^${patternOf(path).replace(/\/$/, '')}/." ${answer}`];
  if (!isExact(rule)) return [];
  if (Buffer.byteLength(path) >= LONGEST_LOCATION)
    return [`  location ~ "^${patternOf(path)}/?$" ${answer}`];
  return [path, `${path}/`].map((form) => `  location = "${nginxLiteral(form)}" ${answer}`);
}

function target(redirect: Redirect): string {
  const { before, after, takesQuery } = targetOf(redirect);
  return nginxText(before) + (takesQuery ? '$is_args$args' : '') + nginxText(after);
}

/** The media types of a site's files, because nginx's own list differs between versions. */
const TYPES = [
  'text/html html',
  'text/javascript js',
  'text/css css',
  'application/json json',
  'application/manifest+json webmanifest',
  'text/xml xml',
  'text/plain txt',
  'text/vtt vtt',
  'image/svg+xml svg',
  'image/png png',
  'image/jpeg jpg jpeg',
  'image/webp webp',
  'image/avif avif',
  'image/gif gif',
  'image/x-icon ico',
  'font/woff2 woff2',
  'video/mp4 mp4',
  'video/webm webm',
  'application/pdf pdf',
];
