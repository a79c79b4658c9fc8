import type { Site } from '../../content/read/site/site.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { Run } from '../../studio/client/form/markdown/runs.ts';
import type { NewPaths } from './addresses.ts';
import { type Leave, type LeftBehind, leaverOf } from './left-behind.ts';
import { type Block, isOwn, type OldPage, type OldSite } from './old-site.ts';
import { ownTitles } from './own-titles.ts';
import { type Arranged, arrange } from './write/arrange.ts';
import { eyebrowOf, isPublished, publishAtOf } from './write/in-site.ts';
import { withLinks } from './write/links.ts';
import { toMeta } from './write/meta.ts';
import type { Copier } from './write/pictures.ts';
import type { NewPage } from './write/repair.ts';
import { idsOf, toSections } from './write/sections.ts';

export interface AddedPage extends NewPage {
  path: string;
  /** The old address. */
  from: string;
  title: string;
  isDraft: boolean;
}

export interface Work {
  site: Site;
  old: OldSite;
  paths: NewPaths;
  left: LeftBehind[];
  copier: Copier;
}

/** A page of the old site, and what becomes of it. */
interface Draft {
  page: OldPage;
  /** Its title without that of the site. */
  name: string;
  arranged: Arranged;
  /** Names in it that links lead to. */
  wanted: ReadonlySet<string>;
  /** Those names -> ids of sections. */
  ids: ReadonlyMap<string, string>;
}

/** The pages of the old site as pages of the new one. */
export async function makePages(added: readonly OldPage[], work: Work): Promise<AddedPage[]> {
  const titles = ownTitles(work.old.pages);
  const anchors = wantedAnchors(work);
  const drafts = new Map(
    added.map((page): [OldPage, Draft] => {
      const wanted = anchors.get(page) ?? new Set<string>();
      const name = titles.get(page) || lastOf(work.paths.pathOf(page));
      const arranged = arrange(page, name);
      return [page, { page, name, arranged, wanted, ids: idsOf(arranged, wanted) }];
    }),
  );
  const names = new Set(work.site.entries.map(({ file }) => file.toLowerCase()));
  const pages: AddedPage[] = [];
  for (const draft of drafts.values()) {
    const { page, arranged } = draft;
    const path = work.paths.pathOf(page);
    pages.push({
      file: freeFile(path, names),
      value: await makePage(draft, await targetsFor(page, work, drafts), work),
      path,
      from: page.address,
      title: arranged.title,
      isDraft: page.isDraft === true,
    });
  }
  return pages;
}

const lastOf = (path: string): string => path.split('/').at(-1)?.replaceAll('-', ' ') || 'home';

function freeFile(path: string, names: Set<string>): string {
  const base = `site-config/pages${path === '/' ? '/home' : path}`;
  let file = `${base}.json`;
  for (let count = 2; names.has(file); count += 1) file = `${base}-${count}.json`;
  names.add(file);
  return file;
}

const anchorIn = (address: string): string => /#(.*)$/s.exec(address)?.[1] ?? '';

/** The names within pages that links lead to. */
function wantedAnchors({ old, paths }: Work): Map<OldPage, Set<string>> {
  const wanted = new Map<OldPage, Set<string>>();
  for (const { blocks } of old.pages)
    for (const address of linksIn(blocks)) {
      const anchor = anchorIn(address);
      const page = anchor ? paths.find(address) : undefined;
      if (page) wanted.set(page, (wanted.get(page) ?? new Set()).add(anchor));
    }
  return wanted;
}

const linksIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => runsIn(block).flatMap(({ to }) => to ?? []));

function runsIn(block: Block): Run[] {
  if (block.kind === 'paragraph') return block.runs;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? block.rows.flat(2) : [];
}

/** Whether visitors get a page once the import is published. */
export const isOpen = (page: OldPage, { site, paths }: Pick<Work, 'site' | 'paths'>): boolean => {
  const path = paths.pathOf(page);
  return site.pages.has(path)
    ? isPublished(path, site)
    : !page.isDraft && publishAtOf(page, site) === undefined;
};

/** Where links of a page lead. Documents that it links to are copied before. */
async function targetsFor(
  page: OldPage,
  work: Work,
  drafts: ReadonlyMap<OldPage, Draft>,
): Promise<(address: string) => string | undefined> {
  const { old, paths, left, copier } = work;
  const leave = leaverOf(left, page.address);
  const documents = new Map<string, string>();
  for (const address of new Set(linksIn(page.blocks)))
    if (isOwn(address, old.hosts) && /\.pdf$/i.test(new URL(address).pathname)) {
      const path = await copier.document(address, leave);
      if (path !== undefined) documents.set(address, path);
    }
  return (address) => {
    const found = paths.find(address);
    if (!found) return documents.get(address);
    // A draft may lead to another: neither is published.
    if (!isOpen(found, work) && isOpen(page, work)) return undefined;
    const id = drafts.get(found)?.ids.get(anchorIn(address));
    // "#" and "#top": a button of a script.
    if (found === page && id === undefined && address.includes('#')) return '';
    return paths.pathOf(found) + (id === undefined ? '' : `#${id}`);
  };
}

async function makePage(
  { page, name, arranged, wanted }: Draft,
  target: (address: string) => string | undefined,
  work: Work,
): Promise<JsonObject> {
  const { site, old, paths, left } = work;
  const leave = leaverOf(left, page.address);
  const publishAt = publishAtOf(page, site);
  const pictures = await copyPictures(page, arranged, work);
  if (arranged.parts.length === 0) leave('page-empty', arranged.title);
  return {
    path: paths.pathOf(page),
    ...(page.isDraft ? { draft: true } : {}),
    ...(publishAt === undefined ? {} : { publishAt }),
    meta: toMeta({ ...page, title: name }, arranged, site, leave),
    sections: toSections(arranged, {
      pictures,
      links: (runs) =>
        withLinks(runs, { isOwn: (address) => isOwn(address, old.hosts), target, leave }),
      leave,
      wanted,
      eyebrow: eyebrowOf(page, site),
      summary: page.description,
    }),
  };
}

/** Old address -> file, of the pictures that stand beside a text. Others are copied and told. */
async function copyPictures(
  { address }: OldPage,
  { parts, unplaced }: Arranged,
  { copier, left }: Work,
): Promise<Map<string, string>> {
  const leave = leaverOf(left, address);
  const pictures = new Map<string, string>();
  for (const picture of parts.flatMap((part) => part.picture ?? [])) {
    const path = await copier.picture(picture.address, leave);
    if (path === undefined) continue;
    pictures.set(picture.address, path);
    if (picture.alt === undefined) leave('picture-unnamed', path);
  }
  for (const row of unplaced) {
    const copies: string[] = [];
    for (const picture of row) copies.push((await copier.picture(picture.address, leave)) ?? '');
    leaveRow(copies.filter(Boolean), leave);
  }
  return pictures;
}

/** From so many pictures in a row on, it is a gallery. */
const GALLERY = 3;

function leaveRow(paths: readonly string[], leave: Leave): void {
  if (paths.length >= GALLERY) leave('gallery', `${paths.length}: ${paths.join(', ')}`);
  else for (const path of paths) leave('picture-unplaced', path);
}
