import { EDITOR } from '../app/dev/config-report.ts';
import { GALLERY } from '../app/dev/gallery/gallery-data.ts';
import { AUTH_TEXTS_URL, SITE_DATA_URL } from '../lib/boot-protocol.ts';
import { SEARCH } from '../lib/search-options.ts';
import { PAGE_DATA } from '../ui/data/page-data-url.ts';
import { SOCIAL_IMAGES } from '../ui/data/social-image.ts';
import { type Message, msg } from '../words/message.ts';
import type { RedirectSource } from './redirect-source.ts';

/** Addresses reserved by the build and the servers. All mounted paths are defined here. */
export const ASSETS = '/assets';
export const LOCAL_SERVICES = '/__local';
export const SUPABASE = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1'] as const;
export const MANIFEST = 'site.webmanifest';
export const SECURITY_TXT = '.well-known/security.txt';
export const LICENSES = 'licenses.md';

const SERVICE = msg('hosting/own-addresses:accounts');

/** Folder -> its description in messages to editors. */
const FOLDERS: Record<string, Message> = {
  [ASSETS]: msg('hosting/own-addresses:program'),
  [PAGE_DATA]: msg('hosting/own-addresses:page-data'),
  [SEARCH]: msg('hosting/own-addresses:search'),
  [SOCIAL_IMAGES]: msg('hosting/own-addresses:social-images'),
  [LOCAL_SERVICES]: msg('hosting/own-addresses:demo'),
  [EDITOR]: msg('hosting/own-addresses:dev-server'),
  [GALLERY]: msg('hosting/own-addresses:gallery'),
  ...Object.fromEntries(SUPABASE.map((path) => [path, SERVICE])),
};

/** Files that the build writes beside the pages. */
export const WRITTEN_FILES: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  `/${MANIFEST}`,
  '/humans.txt',
  `/${SECURITY_TXT}`,
  `/${LICENSES}`,
  '/_redirects',
  '/_headers',
];

/** Describes a reserved address of a page or a file; undefined for free ones. */
export const ownAddress = (path: string): Message | undefined =>
  // A host shows /a/index.html as /a/, which is the page /a.
  /\/index(\.html)?$/.test(path) ? msg('hosting/own-addresses:home-page-file') : reserved(path);

/** Describes a reserved address that a redirect would hide; one may lead from `/a/index.html` to `/a`. */
export function hiddenAddress({ path, below }: RedirectSource): Message | undefined {
  const isHidden = (own: string) => own === path || (below && own.startsWith(`${path}/`));
  const hidden = [...Object.keys(FOLDERS), ...FILES].find(isHidden);
  return reserved(hidden ?? path);
}

const FILES = [...WRITTEN_FILES, SITE_DATA_URL, AUTH_TEXTS_URL];

function reserved(path: string): Message | undefined {
  const folder = Object.keys(FOLDERS).find((own) => path === own || path.startsWith(`${own}/`));
  if (folder) return FOLDERS[folder];
  return FILES.includes(path) ? msg('hosting/own-addresses:written-file') : undefined;
}
