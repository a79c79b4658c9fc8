import { fileTitle, textOf } from '../../../content/edit/labels/file-title.ts';
import { isOfAccounts } from '../../../content/edit/templates.ts';
import type { Loaded } from '../../../content/index.ts';
import { languageFileOf, recordOf } from '../../../content/read/files/layout.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import {
  dayOf,
  type State,
  spanOf,
  stateOf,
  whyNotLive,
} from '../../../content/read/site/is-live.ts';
import { languagesIn } from '../../../content/read/site/languages.ts';
import { pathOf, type Site, single } from '../../../content/read/site/site.ts';
import { lackingLanguages } from '../../../content/read/site/untranslated.ts';
import type { Clock } from '../../../content/read/words/time-zone.ts';
import { isObject } from '../../../lib/json.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import { msg } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';
import type { PageState, StudioFile } from '../../shared/protocol.ts';
import type { OpenSite } from '../open-site.ts';

export function studioFiles(opened: OpenSite, { site, problems }: Loaded): StudioFile[] {
  const [errors, warnings] = [new Map<string, number>(), new Map<string, number>()];
  for (const { file, severity } of problems) {
    const counts = severity === 'error' ? errors : warnings;
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  const groupOf = groupsOf(site, opened);
  const details = single(site.entries, 'site')?.partial;
  const languages = isObject(details) ? languagesIn(details) : [];
  const above = aboveFooters(site);
  const lacking = lackingLanguages(site.pages.values(), languages);
  return site.entries
    .filter(({ ofRecord }) => !ofRecord)
    .map((entry) => ({
      file: entry.file,
      kind: entry.kind,
      name: entry.name,
      title: fileTitle(opened, entry, site),
      schema: entry.kind === 'record' ? `${entry.schema}#/additionalProperties` : entry.schema,
      group: groupOf(entry),
      errors: errors.get(entry.file) ?? 0,
      warnings: warnings.get(entry.file) ?? 0,
      ...publicationOf(entry, site.clock),
      aboveFooter: above.get(entry.file),
      lacking: entry.kind === 'page' ? lacking.get(pathOf(entry) ?? '') : undefined,
    }));
}

/** Of a page, and of a record that has one. */
function publicationOf(entry: ConfigFile, clock: Clock) {
  const page = entry.kind === 'page' ? entry : entry.made;
  return page && { path: pathOf(page), ...publication(page, clock) };
}

/** File of a page or of a record that has one -> what stands above the footer there. */
function aboveFooters({ entries }: Site): Map<string, StudioFile['aboveFooter']> {
  const pages = entries.filter(({ kind }) => kind === 'page');
  return new Map(
    pages.flatMap(({ file, uses = [], facts }) => {
      const use = uses.find(({ index }) => index === facts?.sectionCount);
      if (!use) return [];
      const { entry, pointer } = use.shared;
      return [[file, { section: use.index, file: entry.file, pointer }]];
    }),
  );
}

const STATES: Record<State, PageState> = {
  draft: 'draft',
  scheduled: 'scheduled',
  live: 'published',
  expired: 'expired',
};

function publication(entry: ConfigFile, clock: Clock): Pick<StudioFile, 'state' | 'stateText'> {
  // A file without dates need not be parsed.
  const value = entry.isRead && !entry.facts?.isTimed ? {} : entry.value;
  if (!isObject(value)) return { state: 'broken', stateText: msg('studio/server:broken-file') };
  const { until } = spanOf(value, clock.timeZone);
  const state = STATES[stateOf(value, clock)];
  const leaves = state === 'published' && until < Infinity;
  return {
    state,
    stateText: leaves
      ? msg('content/publishing:leaves', { day: dayOf(until, clock.timeZone) })
      : whyNotLive(value, clock),
  };
}

/** File -> the group that it stands under in the list of files; undefined for those at the top. */
function groupsOf(site: Site, opened: OpenSite): (entry: ConfigFile) => string | undefined {
  const { words } = opened;
  const titles = folderTitles(site);
  return (entry) => {
    if (entry.kind === 'record') return collectionTitle(opened, recordOf(entry)[0]);
    const { language } = languageFileOf(entry) ?? {};
    if (language !== undefined) return words.worded(msg('studio/server:in-language', { language }));
    if (entry.kind === 'form') return isOfAccounts(entry.partial) ? ofAccounts(words) : undefined;
    return entry.kind === 'page' ? titles.get(folderOf(entry)) : undefined;
  };
}

export const collectionTitle = ({ schemaTitles }: OpenSite, collection: string): string =>
  schemaTitles.get(`collections/${collection}.schema.json`) ?? collection;

const PAGES = 'site-config/pages/';

/** "servicos" for site-config/pages/servicos/nsoc.json; '' for a page in no folder. */
const folderOf = ({ file }: ConfigFile): string =>
  file.slice(PAGES.length, Math.max(PAGES.length, file.lastIndexOf('/')));

/** A folder is called like the menu that leads to most of its pages, or else by its own name. */
function folderTitles(site: Site): Map<string, string> {
  const folders = new Map<string, string[]>();
  for (const entry of site.entries.filter(({ kind, ofRecord }) => kind === 'page' && !ofRecord)) {
    const folder = folderOf(entry);
    if (folder !== '') folders.set(folder, [...(folders.get(folder) ?? []), pathOf(entry) ?? '']);
  }
  const menus = menusOf(site);
  return new Map(
    [...folders].map(([folder, paths]) => {
      const menu = menus.find(
        ({ links }) => paths.filter((path) => links.has(path)).length > paths.length / 2,
      );
      return [folder, menu?.title ?? nameOf(folder)];
    }),
  );
}

/** "lp/outubro" -> "Lp, outubro". */
const nameOf = (folder: string): string => {
  const words = folder.replaceAll('/', ', ').replaceAll('-', ' ');
  return upperFirst(words);
};

/** The heading of the forms that only pages of accounts can show. */
export const ofAccounts = ({ worded }: Words): string => worded(msg('studio/server:of-accounts'));

interface Menu {
  title: string;
  links: ReadonlySet<string>;
}

/** The items of the header that open links and the columns of the footer, with the pages that they lead to. */
function menusOf({ entries }: Site): Menu[] {
  const navigation = single(entries, 'navigation')?.partial;
  const { header, footer } = isObject(navigation) ? navigation : {};
  return [...listOf(header, 'links'), ...listOf(footer, 'columns')].flatMap((menu) => {
    const title = textOf(menu, 'label') ?? textOf(menu, 'title');
    const links = listOf(menu, 'links').map((link) => textOf(link, 'to')?.split('#')[0] ?? '');
    return title ? [{ title, links: new Set(links) }] : [];
  });
}

function listOf(value: unknown, key: string): unknown[] {
  const list = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}
