import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, msg, quoted } from '../../../words/message.ts';
import { typesShowing } from '../../traits.ts';

/** What an editor writes in a collection is on some page. */
export const checkUnshown = siteCheck(['record-unshown'], (site, report) => {
  for (const entry of site.entries.filter(({ kind }) => kind === 'collection'))
    for (const { id, record, files } of usesOfRecords(site, entry)) {
      if (files || isRead(record, site)) continue;
      const types = typesShowing(entry.name);
      report(entry, {
        code: 'record-unshown',
        severity: 'warning',
        at: 'key',
        pointer: pointerOf(id),
        message: msg('checks/unshown:unshown', { record: quoted(id) }),
        hint:
          types.length > 0
            ? msg('checks/unshown:type-hint', { id, types: anyOf(types) })
            : msg('checks/unshown:unshown-hint', { id }),
      });
    }
});

interface Use {
  id: string;
  record: unknown;
  /** The files that name the record. */
  files: ReadonlySet<ConfigFile> | undefined;
}

/** The records of a collection but drafts. None if it is not certain what pages show. */
export function usesOfRecords(site: Site, entry: ConfigFile): Use[] {
  if (!hasAllPages(site) || isListed(site, entry)) return [];
  const records = isObject(entry.value) ? entry.value : {};
  const shown = site.mentions.names.get(entry.name);
  // An id that does not exist may be one of these, misspelt.
  if ([...(shown?.keys() ?? [])].some((id) => !Object.hasOwn(records, id))) return [];
  return Object.entries(records).flatMap(([id, record]) =>
    isObject(record) && record.draft === true ? [] : { id, record, files: shown?.get(id) },
  );
}

/** Whether a list shows all records of a collection, which have no pages. */
const isListed = ({ pages }: Site, { name, cards }: ConfigFile): boolean =>
  cards !== undefined &&
  [...pages.values()].some(({ facts }) =>
    facts?.lists?.some(({ collection }) => collection === name),
  );

/** A page that has errors or is gone may show what no other does; that is reported first. */
const hasAllPages = ({ troubled, vanished, pages }: Site): boolean =>
  vanished.size === 0 &&
  pages.has('/') &&
  troubled.every(({ problems }) => problems.every(({ severity }) => severity !== 'error'));

/** Visitors read the text of a record with a file, such as a guide, in that file. */
const isRead = (record: unknown, { mentions }: Site): boolean =>
  isObject(record) && typeof record.file === 'string' && mentions.links.has(record.file);
