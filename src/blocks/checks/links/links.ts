import { recordOf } from '../../../content/read/files/layout.ts';
import { categoryFeedPath, feedsIn, recordPageOf } from '../../../content/read/records/template.ts';
import type { LinkTarget } from '../../../content/read/references/link-target.ts';
import { type Link, pointerOfLink } from '../../../content/read/references/links-of.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { linksSaying } from '../../../content/read/site/link-uses.ts';
import { listPaths } from '../../../content/read/site/list-paths.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import { studioPath } from '../../../content/read/site/studio-path.ts';
import { barePath, isOnlySame, nearest, nearestPath } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { withoutSlash } from '../../../lib/request-address.ts';
import { enumerated, field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

const CODES = ['anchor-without-page', 'known-missing', 'link-missing', 'anchor-missing'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** Every internal link leads to a page, a redirect or a file, and its #anchor exists there. */
export const checkLinks = siteCheck(CODES, (site, report) => {
  const suggest = suggester(site);
  for (const [value, { target, files }] of site.mentions.links)
    for (const { entry, link } of linksSaying(value, doubtful(target, files, site))) {
      const finding = checkLink(link, entry, site, suggest);
      if (finding) report(entry, { ...pointerOfLink(link), ...finding });
    }
});

/** The files in which such a link may lead nowhere. */
function doubtful(
  target: LinkTarget,
  files: ReadonlySet<ConfigFile>,
  { pages, redirects, files: inPublic, entries }: Site,
): Iterable<ConfigFile> {
  if (target.kind !== 'internal') return [];
  const { path, anchor } = target;
  if (path === '') return [...files].filter(({ ids }) => anchor === undefined || !ids.has(anchor));
  const page = pages.get(path);
  const leads = page
    ? anchor === undefined || page.ids.has(anchor)
    : redirects.has(path) ||
      inPublic.has(path) ||
      listPaths({ pages, entries }).has(asSent(path)) ||
      path === studioPath(entries) ||
      isFeed(asSent(path), { pages, entries });
  return leads ? [] : files;
}

/** With letters that are not Latin in percent signs, however the link has them. */
const asSent = (path: string) => path.replace(/[^\x20-\x7e]+/g, encodeURIComponent);

function isFeed(path: string, { pages, entries }: Pick<Site, 'pages' | 'entries'>): boolean {
  const [, feed] = /^(.+)\.(?:xml|json)$/.exec(path) ?? [];
  if (feed === undefined) return false;
  const feeds = feedsIn(entries);
  if ([...feeds.values()].includes(feed)) return true;
  return [...listPaths({ pages, entries })].some(
    ([page, { facts }]) =>
      categoryFeedPath({ path: page }) === feed &&
      facts?.lists?.some(({ collection, categories }) => categories && feeds.has(collection)),
  );
}

/** The address most like a wrong one, and whether no other can be meant. */
type Suggest = (path: string) => { near: string | undefined; sure: boolean };

function checkLink(
  link: Link,
  entry: ConfigFile,
  site: Site,
  suggest: Suggest,
): OwnFinding | undefined {
  const { target, value } = link;
  if (target.kind !== 'internal') return undefined;
  const { path, anchor } = target;
  if (path === '' && entry.kind !== 'page')
    return {
      code: 'anchor-without-page',
      message: msg('checks/links:anchor-without-page', { link: quoted(value) }),
      hint: msg('checks/links:anchor-without-page-hint', { anchor: value }),
    };
  const page = path === '' ? entry : site.pages.get(path);
  if (page) return anchor === undefined ? undefined : checkAnchor(anchor, page, path, value);
  if (site.redirects.has(path) || site.files.has(path)) return undefined;
  if (site.knownMissing.has(path))
    return {
      code: 'known-missing',
      severity: 'warning',
      message: msg('checks/links:known-missing', { path: quoted(path) }),
      hint: msg('checks/links:known-missing-hint'),
    };
  // A page that has vanished is reported once, by `vanished.ts`, with all its links.
  if (site.vanished.has(path)) return undefined;
  // Without a home page there is one problem, reported once.
  return site.complete && path !== '/'
    ? (withoutPage(path, site) ?? missing(path, value, suggest))
    : undefined;
}

/** The record that would be at an address if all of its collection had pages, and the file that says which do. */
function unpagedAt(path: string, { entries }: Site) {
  const id = path.slice(path.lastIndexOf('/') + 1);
  for (const { kind, name, file, template, made } of entries) {
    if (kind !== 'record' || !template || made || recordOf({ name })[1] !== id) continue;
    if (recordPageOf(template).path?.replace('{id}', id) === path)
      return { file, template: template.file };
  }
  return undefined;
}

function withoutPage(path: string, site: Site): OwnFinding | undefined {
  const record = unpagedAt(path, site);
  return (
    record && {
      code: 'link-missing',
      message: msg('checks/links:no-page', {
        path: quoted(path),
        ...record,
        showIf: field('showIf'),
      }),
      hint: msg('checks/links:no-page-hint', record),
    }
  );
}

function missing(path: string, value: string, suggest: Suggest): OwnFinding {
  const { near, sure } = suggest(path);
  const slash = near !== undefined && withoutSlash(path) === near;
  return {
    code: 'link-missing',
    message: slash
      ? msg('checks/links:slash', { link: quoted(value) })
      : [msg('checks/links:missing', { path: quoted(path) }), didYouMean(near)],
    hint: near ? writeThis(value.replace(path, () => near)) : missingHint(path),
    fix: near ? { replace: path, by: near } : undefined,
    guess: !sure,
  };
}

/** An address that ends as the name of a file does is one of public/. */
const missingHint = (path: string) =>
  /\.[a-z0-9]{2,5}$/i.test(path)
    ? msg('checks/links:missing-file-hint', { path: `public${path}` })
    : msg('checks/links:missing-hint');

function checkAnchor(
  anchor: string,
  page: ConfigFile,
  path: string,
  value: string,
): OwnFinding | undefined {
  // A page that does not parse may have the anchor further down.
  if (page.ids.has(anchor) || !hasSections(page)) return undefined;
  // An invalid id is reported where it is declared, not at the links to it.
  if (page.problems.some(({ pointer }) => pointer.endsWith('/id'))) return undefined;
  const ids = [...page.ids.keys()];
  const near = nearest(anchor, ids);
  const meant = near && value.slice(0, -anchor.length) + near;
  return {
    code: 'anchor-missing',
    message: [
      path === ''
        ? msg('checks/links:anchor-missing-here', { link: quoted(value), anchor })
        : msg('checks/links:anchor-missing', { link: quoted(value), anchor, path: quoted(path) }),
      didYouMean(near && `#${near}`),
    ],
    hint: meant
      ? writeThis(meant)
      : ids.length
        ? msg('checks/links:anchors', { anchors: enumerated(ids.map((id) => `#${id}`)) })
        : msg('checks/links:no-anchors', { anchor }),
    fix: meant ? { replace: value, by: meant } : undefined,
    guess: near !== undefined && !isOnlySame(anchor, near, ids),
  };
}

const hasSections = ({ facts }: ConfigFile) => facts?.types !== undefined;

function suggestionFor(path: string, site: Site, addresses: ReadonlySet<string>) {
  const cased = pageOfFile(path, site) ?? site.files.inOtherCase(path);
  const near = cased ?? nearestPath(path, addresses);
  return {
    near,
    sure:
      near !== undefined &&
      (near === cased || isOnlySame(`/${barePath(path).replace(/^[./]+/, '')}`, near, addresses)),
  };
}

/** Cached, because a wrong link in a menu template may be on every page. */
function suggester(site: Site): Suggest {
  let addresses: ReadonlySet<string> | undefined;
  const answers = new Map<string, ReturnType<Suggest>>();
  return (path) => {
    addresses ??= new Set([
      ...site.pages.keys(),
      ...site.redirects.all.map(({ from }) => from),
      ...site.files.all,
    ]);
    const answer = answers.get(path) ?? suggestionFor(path, site, addresses);
    answers.set(path, answer);
    return answer;
  };
}

/** "sobre.json" or "pages/sobre.json": the page that the file is. */
function pageOfFile(path: string, { pages }: Site): string | undefined {
  const file = path.replace(/^[./]+/, '');
  if (!file.endsWith('.json')) return undefined;
  return [...pages].find(([, entry]) => `/${entry.file}`.endsWith(`/${file}`))?.[0];
}
