import {
  hasProblemAt,
  listIn,
  type Report,
  type Site,
  single,
  siteCheck,
} from '../../../content/read/site/site.ts';
import { studioPath } from '../../../content/read/site/studio-path.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { hiddenAddress, ownAddress } from '../../../hosting/own-addresses.ts';
import { sourceOf } from '../../../hosting/redirect-source.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';

const CODES = ['own-address', 'address-of-a-file'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** Nothing takes an address of the build or the servers, nor a page or redirect that of a file. */
export const checkOwnAddresses = siteCheck(CODES, (site, report) => {
  const settings = single(site.entries, 'site');
  const studio = studioPath(site.entries);
  // Compares addresses first, because reading ten thousand pages takes longer and few addresses collide.
  for (const path of site.pages.keys()) {
    const finding = ofStudio(path, studio) ?? taken(path, site);
    const entry = finding && site.pages.get(path);
    if (entry && !hasProblemAt(entry, '/path')) report(entry, { ...finding, pointer: '/path' });
  }
  checkRedirects(site, report, studio);
  if (!settings) return;
  const finding = studio === undefined ? undefined : taken(studio, site);
  if (finding) report(settings, { ...finding, pointer: '/studio/path' });
  for (const file of site.files.all) {
    const description = ownAddress(file);
    if (!description) continue;
    report(settings, {
      code: 'own-address',
      message: msg('checks/own-addresses:file', { path: file, description }),
      hint: msg('checks/own-addresses:file-hint'),
    });
  }
});

function checkRedirects(
  site: Site,
  report: Report<(typeof CODES)[number]>,
  studio: string | undefined,
): void {
  const redirects = single(site.entries, 'redirects');
  for (const [index, item] of listIn(redirects, 'redirects').entries()) {
    if (!redirects || !isObject(item) || typeof item.from !== 'string') continue;
    const finding = ofStudio(sourceOf(item.from).path, studio) ?? hidden(item.from, site);
    if (finding) report(redirects, { ...finding, pointer: pointerOf('redirects', index, 'from') });
  }
}

const ofStudio = (path: string, studio: string | undefined): OwnFinding | undefined =>
  studio !== undefined && (path === studio || path.startsWith(`${studio}/`))
    ? ofTheSite(path, msg('hosting/own-addresses:studio'))
    : undefined;

function taken(path: string, { files }: Site): OwnFinding | undefined {
  const file = [path, `${path}.html`].find((name) => files.all.has(name));
  return ofTheSite(path, ownAddress(path)) ?? ofFile(path, file);
}

function hidden(from: string, { files, redirects }: Site): OwnFinding | undefined {
  const source = sourceOf(from);
  const { path, below, query } = source;
  const file = below
    ? [...files.all].find((name) => redirects.above(name)?.from === from)
    : [path, `${path}.html`].find((name) => query === undefined && files.all.has(name));
  return ofTheSite(from, hiddenAddress(source)) ?? ofFile(from, file);
}

const ofTheSite = (path: string, description: Wording | undefined): OwnFinding | undefined =>
  description === undefined
    ? undefined
    : {
        code: 'own-address',
        message: msg('checks/own-addresses:own', { path: quoted(path), description }),
        hint: msg('checks/own-addresses:own-hint'),
      };

const ofFile = (path: string, file: string | undefined): OwnFinding | undefined =>
  file === undefined
    ? undefined
    : {
        code: 'address-of-a-file',
        message: msg('checks/own-addresses:taken', { path: quoted(path), file }),
        hint: msg('checks/own-addresses:taken-hint'),
      };
