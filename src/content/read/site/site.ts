import { RedirectTable, withParents } from '../../../hosting/redirect-table.ts';
import { asList, asText, isObject } from '../../../lib/json.ts';
import { recordOf } from '../files/layout.ts';
import { listPublic, type PublicFiles } from '../files/public-files.ts';
import type { Finding } from '../words/problem.ts';
import type { Clock } from '../words/time-zone.ts';
import type { ConfigFile, FileCheck } from './config-file.ts';
import { draftRecords, draftsAmong } from './drafts.ts';
import { inOrder } from './link-uses.ts';
import { listPaths } from './list-paths.ts';
import type { Machine, Published } from './machine.ts';
import type { Mentions } from './mentions.ts';

/** The site as a whole, indexed once at each load for the checks that look across files. */
export interface Site {
  /** Access to the machine, for data that is not in site-config/ or the list of public/. */
  machine: Machine;
  entries: readonly ConfigFile[];
  /** Files with a problem. */
  troubled: readonly ConfigFile[];
  /** By path; the oldest file that claims it. */
  pages: ReadonlyMap<string, ConfigFile>;
  redirects: RedirectTable;
  /** Path -> where it is declared. */
  knownMissing: ReadonlySet<string>;
  /** Ids of each kind; undefined for a file too broken to tell. */
  records: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The mentions of all files: checking each once is faster than checking each file. */
  mentions: Mentions;
  files: PublicFiles;
  clock: Clock;
  /** The pages that visitors know; undefined where nothing tells. */
  published: Published | undefined;
  /** Published pages that no longer exist and have no redirect. */
  vanished: Published;
  /** False if some page has no readable address; then no link is reported as missing. */
  complete: boolean;
}

/** Tells a finding of a file of site-config/, or of another that can say where it stands. */
export type Report<Code extends string = string> = (
  entry: Pick<ConfigFile, 'locate'>,
  finding: Finding<Code>,
) => void;

/** Looks at how files fit together; runs at every load, so each is linear. */
export interface SiteCheck {
  scope: 'site';
  /** All that it can tell. */
  codes: readonly string[];
  run(site: Site, report: Report): void;
}

/** A check that tells these codes, and by its type no other. */
export const siteCheck = <Code extends string>(
  codes: readonly Code[],
  run: (site: Site, report: Report<NoInfer<Code>>) => void,
): SiteCheck => ({ scope: 'site', codes, run });

export function indexSite(
  machine: Machine,
  entries: readonly ConfigFile[],
  mentions: Mentions,
  { clock, published }: Pick<Site, 'clock' | 'published'>,
): Site {
  const troubled = entries.filter(({ problems }) => problems.length > 0);
  const pages = pagesByPath(machine, mentions);
  const redirects = single(entries, 'redirects');
  const knownMissing = single(entries, 'known-missing');
  const site = {
    machine,
    entries,
    troubled,
    mentions,
    clock,
    pages,
    redirects: new RedirectTable(
      withParents(listIn(redirects, 'redirects').flatMap(toRedirect), (path) => pages.has(path)),
    ),
    knownMissing: new Set(listIn(knownMissing, 'paths').filter((path) => typeof path === 'string')),
    records: recordsOf(entries),
    files: listPublic(machine.files),
    published,
    complete: troubled.every(tellsItsPath) && isReadable(redirects) && isReadable(knownMissing),
  };
  const leads = (path: string) =>
    pages.has(path) ||
    site.redirects.has(path) ||
    site.knownMissing.has(path) ||
    listPaths(site).has(path);
  const gone = [...(published ?? [])].filter(([path]) => !leads(path) && path !== '/');
  // Of a page that is still being written, the address may yet come.
  return { ...site, vanished: new Map(site.complete ? gone : []) };
}

function pagesByPath({ cameToBe }: Machine, { paths }: Mentions): ReadonlyMap<string, ConfigFile> {
  const oldest = (files: ReadonlySet<ConfigFile>) =>
    inOrder(files).reduce((first, file) =>
      cameToBe(file.file) < cameToBe(first.file) ? file : first,
    );
  // A copy: the index goes on with the next load.
  const pages = new Map(paths.byText);
  for (const [path, files] of paths.shared) pages.set(path, oldest(files));
  return pages;
}

/** Whether the address of a file with problems is still reliable, if it has one. */
const tellsItsPath = (entry: ConfigFile): boolean =>
  // Of a broken page of records no addresses are known at all.
  entry.kind !== 'record-page' &&
  !entry.problems.some(({ code }) => code === 'misfiled') &&
  (entry.kind !== 'page' ||
    (pathOf(entry) !== undefined &&
      !hasProblemAt(entry, '/path') &&
      (entry.isRead || ADDRESS.test(pathOf(entry) ?? ''))));

/** The characters of an address. An address without its closing quotation mark continues into the following text. */
const ADDRESS = /^[a-z0-9/-]+$/;

/** A file that is not there hides nothing; one that does not parse may. */
const isReadable = (entry: ConfigFile | undefined) => !entry || entry.isRead;

export const pathOf = (entry: ConfigFile): string | undefined => entry.facts?.path;

export const hasProblemAt = (entry: ConfigFile, pointer: string): boolean =>
  entry.problems.some((problem) => problem.pointer === pointer);

export const single = (entries: readonly ConfigFile[], name: string): ConfigFile | undefined =>
  entries.find((entry) => entry.kind === 'single' && entry.name === name);

/** The names of the collections that are one file, each with its records. */
export const collectionsOf = ({ entries }: Pick<Site, 'entries'>): [string, unknown][] =>
  entries.filter(({ kind }) => kind === 'collection').map(({ name, partial }) => [name, partial]);

/** The records that are drafts, `cases/novo`. */
export const draftsOf = (site: Pick<Site, 'entries'>): Set<string> =>
  new Set([...draftRecords(collectionsOf(site)), ...draftsAmong(recordFiles(site))]);

const recordFiles = ({ entries }: Pick<Site, 'entries'>) =>
  entries.filter(({ kind }) => kind === 'record');

/** A list in a file, or nothing when the file does not have it as it should. */
export function listIn(entry: ConfigFile | undefined, key: string): unknown[] {
  return asList(isObject(entry?.partial) ? entry.partial[key] : undefined);
}

const toRedirect = (item: unknown) =>
  isObject(item) && typeof item.from === 'string' ? [{ from: item.from, to: asText(item.to) }] : [];

function recordsOf(entries: readonly ConfigFile[]): Map<string, ReadonlySet<string> | undefined> {
  const records = new Map<string, ReadonlySet<string> | undefined>();
  const forms = entries.filter((entry) => entry.kind === 'form').map((entry) => entry.name);
  records.set('forms', new Set(forms));
  const messages = single(entries, 'messages')?.value;
  const notices = isObject(messages) ? messages.notices : undefined;
  records.set('notices', isObject(notices) ? new Set(Object.keys(notices)) : undefined);
  for (const { name, value, problems } of entries.filter(({ kind }) => kind === 'collection')) {
    const unsure = problems.some(({ code }) => code === 'bad-id' || code === 'misfiled');
    const isComplete = isObject(value) && !unsure;
    records.set(name, isComplete ? new Set(Object.keys(value)) : undefined);
  }
  const listed = entries.filter(({ kind }) => kind === 'record-page');
  records.set('collection', new Set(listed.map(({ name }) => name)));
  const ofFolders = new Map<string, Set<string>>();
  for (const entry of recordFiles({ entries })) {
    const [collection, id] = recordOf(entry);
    const ids = ofFolders.get(collection) ?? new Set(records.get(collection));
    ofFolders.set(collection, ids.add(id));
  }
  for (const [name, ids] of ofFolders)
    if (!records.has(name) || records.get(name)) records.set(name, ids);
  const names = entries.filter(({ kind }) => kind === 'collection').map(({ name }) => name);
  records.set('collections', new Set([...names, ...ofFolders.keys()]));
  return records;
}

/** Check name -> check: `src/blocks/checks.gen.ts`. */
export type CheckRegistry = Record<string, FileCheck | SiteCheck>;
