import { recordOf } from '../../../content/read/files/layout.ts';
import { FILE_KINDS } from '../../../content/read/files/public-files.ts';
import { LINK_TEXT } from '../../../content/read/references/link-texts.ts';
import { WRITTEN_CONTACT } from '../../../content/read/references/written-contacts.ts';
import { usesNaming } from '../../../content/read/site/link-uses.ts';
import { type Report, type Site, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject } from '../../../lib/json.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

const CODES = ['record-missing', 'record-taken'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

const NOT_RECORDS = new Set<string>(['icon', WRITTEN_CONTACT, LINK_TEXT, ...FILE_KINDS]);

/** Where ids are declared that are not of a collection. */
const HOMES: Record<string, Wording> = {
  forms: 'site-config/forms/',
  collection: 'site-config/records/',
  collections: 'site-config/collections/',
  notices: msg('checks/records:notices'),
};

/** Every id of a form, a notice or of a collection's record exists. */
export const checkRecords = siteCheck(CODES, (site, report) => {
  checkFiles(site, report);
  for (const [kind, names] of site.mentions.names) {
    if (NOT_RECORDS.has(kind)) continue;
    for (const [value, files] of names) {
      const finding = checkRecord(kind, value, site);
      if (!finding) continue;
      for (const { entry, reference } of usesNaming([kind, value], files))
        report(entry, { ...finding, pointer: reference.pointer });
    }
  }
});

/** No record stands both in the file of its collection and in one of its own. */
function checkFiles({ entries }: Site, report: Report<(typeof CODES)[number]>): void {
  const all = new Map(
    entries.filter(({ kind }) => kind === 'collection').map((entry) => [entry.name, entry]),
  );
  for (const entry of entries.filter(({ kind }) => kind === 'record')) {
    const [collection, id] = recordOf(entry);
    const other = all.get(collection);
    if (!isObject(other?.partial) || !Object.hasOwn(other.partial, id)) continue;
    report(entry, {
      code: 'record-taken',
      message: msg('checks/records:taken', { id: quoted(id), file: other.file }),
      hint: msg('checks/records:taken-hint'),
    });
  }
}

/** A collection is one file, or else a folder with a file for each record. */
function homeOf(collection: string, { entries }: Site): string {
  const home = `site-config/collections/${collection}`;
  const isFolder =
    entries.every(({ file }) => file !== `${home}.json`) &&
    entries.some(({ file }) => file.startsWith(`${home}/`));
  return isFolder ? `${home}/` : `${home}.json`;
}

function checkRecord(kind: string, value: string, site: Site): OwnFinding | undefined {
  const { records } = site;
  const ids = records.get(kind);
  // What cannot be read is told where it stands.
  const isUnread = !ids && records.has(kind);
  if (isUnread || ids?.has(value)) return undefined;
  const home = HOMES[kind] ?? homeOf(kind, site);
  if (!ids)
    return {
      code: 'record-missing',
      message: msg('checks/records:no-file', { record: quoted(value), home }),
      hint: msg('checks/records:no-file-hint', { home }),
    };
  const bare = value.replace(/^.*\/|\.json$/g, '');
  const near = nearest(bare, ids) ?? nearest(value, ids);
  return {
    code: 'record-missing',
    message: [msg('checks/records:missing', { record: quoted(value), home }), didYouMean(near)],
    hint: near ? writeThis(near) : options([...ids], home),
    ...fixByName(bare, near, ids),
  };
}

const options = (ids: string[], home: Wording) =>
  ids.length === 0
    ? msg('checks/records:empty-hint', { home })
    : msg('checks/records:ids-hint', {
        ids: ids.slice(0, 20).join(', '),
        more: ids.length > 20 ? '…' : '',
      });
