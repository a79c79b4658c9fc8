import { siteChecks } from '../../blocks/checks.ts';
import type { Slot } from '../read/files/layout.ts';
import { listConfig } from '../read/files/list-config.ts';
import { createValueReader } from '../read/records/record-values.ts';
import { withRelations } from '../read/records/relations.ts';
import { templatesIn, withMadePages, withTemplates } from '../read/records/template.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import type { Machine, PageOf } from '../read/site/machine.ts';
import { type Mentions, mentionsOf } from '../read/site/mentions.ts';
import { withSharedSections } from '../read/site/shared-sections.ts';
import { indexSite, type Site } from '../read/site/site.ts';
import { type SiteConfig, toSiteConfig } from '../read/site/site-config.ts';
import type { Problem } from '../read/words/problem.ts';
import { OF_NO_COUNTRY, type SiteLocale, siteLocaleIn } from '../read/words/site-locale.ts';
import { problemsOfBlocks } from './broken-blocks.ts';
import { readConfigFile } from './read-config-file.ts';
import { withoutRetold } from './told-at-source.ts';

export interface Loaded {
  /** Every problem found, sorted by file and place, after those that may be the cause of others. */
  problems: Problem[];
  /** Present when no problem is an error. */
  config?: SiteConfig;
  /** All files that were read, with or without problems. */
  site: Site;
}

/** Files as they would be, in place of those on the disk; undefined for one that would be gone. */
export type Drafts = ReadonlyMap<string, string | undefined>;

/**
 * Reads the site, or what it would be with some drafts. `changed`: the files that may be others than at the last load,
 * for who knows it; there may be ten thousand that are not.
 */
export type Load<T extends Loaded = Loaded> = (drafts?: Drafts, changed?: ReadonlySet<string>) => T;

/**
 * Reads and checks all files at each call, which never throws. `incremental/incremental-loader.ts` finds the same, and reads
 * what has changed alone.
 */
export const createLoader =
  (machine: Machine, schemas: Schemas): Load =>
  (drafts = new Map()) => {
    const { slots, problems } = listConfig(machine.files, schemas.collections, drafts);
    const read = (locale?: SiteLocale) => (slot: Slot) =>
      readConfigFile(machine, slot, inLocale(schemas, machine, locale), drafts.get(slot.file));
    const locale = siteLocaleIn(slots.filter(saysLocale).map(read()));
    const ofRecords = slots.filter(isRecordPage).map(read(locale));
    const { hash } = machine;
    const templates = withRelations(
      templatesIn(ofRecords, locale.language ?? OF_NO_COUNTRY, hash),
      { slots, schemas, hash, read: createValueReader(machine.files)(drafts) },
    );
    const written = withMadePages(withTemplates(slots, templates).map(read(locale)));
    const entries = withSharedSections(written);
    const all = [...problemsOfBlocks(schemas), ...problems];
    return checkSite(machine, { problems: all, entries, drafts }, mentionsOf(entries));
  };

/** With what the site's country and language decide, for the messages about values. */
export function inLocale(
  schemas: Schemas,
  { samples }: Pick<Machine, 'samples'>,
  locale: SiteLocale = {},
): Schemas {
  return { ...schemas, locale, samples: () => samples(locale.language) };
}

/** Whether a file affects the messages about values in all other files. */
export const saysLocale = ({ kind, name }: Slot): boolean => kind === 'single' && name === 'site';

/** Whether a file says by which page the records of a collection are shown. */
export const isRecordPage = ({ kind }: Slot): boolean => kind === 'record-page';

interface Reading {
  /** Problems about files that do not belong in site-config/, and about the site's own blocks. */
  problems: readonly Problem[];
  entries: readonly ConfigFile[];
  drafts: Drafts;
}

/** Runs the checks across files, after those of single files. */
export function checkSite(
  machine: Machine,
  { problems: ofListing, entries, drafts }: Reading,
  mentions: Mentions,
): Loaded {
  const clock = machine.clockIn(siteLocaleIn(entries).timeZone ?? 'UTC');
  const published = machine.publishedPages(clock, onDisk(entries, drafts));
  const site = indexSite(machine, entries, mentions, { clock, published });
  const problems = [
    ...ofListing,
    ...site.files.problems,
    ...site.troubled.flatMap((entry) => entry.problems),
  ];
  for (const { run } of siteChecks)
    run(site, (entry, finding) => problems.push(entry.locate(finding)));
  problems.sort(byPlace);
  const isWrong = problems.some((problem) => problem.severity === 'error');
  const once = isMade(entries) ? withoutRetold(problems).filter(isFirst) : problems;
  return isWrong
    ? { problems: once, site }
    : { problems: once, site, config: toSiteConfig(entries, clock) };
}

const isMade = (entries: readonly ConfigFile[]) =>
  entries.some(({ ofRecord, uses }) => ofRecord || uses);

/**
 * What a hundred records have of one page is told once, what a record and its page have in common, and what many pages
 * share. Sorted by place.
 */
function isFirst(problem: Problem, index: number, all: readonly Problem[]): boolean {
  const before = all[index - 1];
  return !before || byPlace(before, problem) !== 0 || before.pointer !== problem.pointer;
}

/** The readable pages on the disk, by file. */
function onDisk(entries: readonly ConfigFile[], drafts: Drafts): PageOf {
  const isOnDisk = ({ kind, isRead, file }: ConfigFile) =>
    kind === 'page' && isRead && !drafts.has(file);
  // Built on request: most loads have the published pages cached and never call this.
  let byFile: Map<string, ConfigFile> | undefined;
  return (file) => {
    byFile ??= new Map(entries.filter(isOnDisk).map((entry) => [entry.file, entry]));
    return byFile.get(file);
  };
}

const byPlace = (a: Problem, b: Problem) =>
  Number(b.explains ?? false) - Number(a.explains ?? false) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compare(a.code, b.code);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
