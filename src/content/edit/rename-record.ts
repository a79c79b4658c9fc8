import { isObject, pointerOf } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { pathOf, type Site, single } from '../read/site/site.ts';
import { type MoveOptions, redirectsMoved, usesMoved } from './add-redirect.ts';
import { CannotEdit, type Changes, checkedPlan, editEntry, type Plan } from './file-change.ts';
import { folderOf } from './pages.ts';
import { rewrite } from './rewrite-links.ts';

/** A place that names a record. */
export interface Naming {
  entry: ConfigFile;
  pointer: string;
}

export const usesNaming = ({ entries }: Site, kind: string, id: string): Naming[] =>
  entries.flatMap((entry) =>
    entry.named
      .filter((reference) => reference.kind === kind && reference.value === id)
      .map(({ pointer }) => ({ entry, pointer })),
  );

/**
 * A record gets another id, and all that names it follows; `kind` is its collection, "notices" or "forms".
 * Returns the files, besides its own, that named it.
 */
export function renameRecord(
  load: Load,
  kind: string,
  [from, to]: readonly [from: string, to: string],
  options: MoveOptions = {},
): { plan: Plan; named: ConfigFile[] } {
  const { site } = load();
  const renaming = renamingOf(site, kind, [from, to], options);
  const records = site.records.get(kind);
  if (!renaming || !records?.has(from))
    throw new CannotEdit(msg('content/edit:no-record', { record: quoted(from) }));
  if (records.has(to))
    throw new CannotEdit(msg('content/edit:record-taken', { record: quoted(to) }));
  const broken = site.entries.find(({ isRead }) => !isRead);
  if (broken) throw new CannotEdit(msg('content/edit:unreadable-record', { file: broken.file }));
  const uses = usesNaming(site, kind, from);
  const edits = uses.flatMap(
    ({ entry, pointer }) => editEntry(entry, { value: to }, { pointer }) ?? [],
  );
  const changes = { ...renaming, edits: [...(renaming.edits ?? []), ...edits] };
  const { plan, after } = checkedPlan(load, site, changes);
  refuseLost(after, kind, to);
  return { plan, named: [...new Set(uses.map(({ entry }) => entry))] };
}

/** A file whose name is no id is no record. */
export function refuseLost({ records }: Site, kind: string, id: string): void {
  if (!records.get(kind)?.has(id))
    throw new CannotEdit(msg('content/edit:no-id', { id: quoted(id) }));
}

/**
 * The change of the record's own id: that of a form and of a record with a file is its name. Links to the page of a record
 * follow, and an old address that visitors know leads to the new one.
 */
function renamingOf(
  site: Site,
  kind: string,
  [from, to]: readonly [from: string, to: string],
  options: MoveOptions,
): Changes | undefined {
  const { entries } = site;
  const ofFile = (of: string, name: string) =>
    entries.find((candidate) => candidate.kind === of && candidate.name === name);
  const file = kind === 'forms' ? ofFile('form', from) : ofFile('record', `${kind}/${from}`);
  if (file) {
    const { edits, created } = movedPage(site, file, to, options);
    return {
      renamed: { [file.file]: `${folderOf(file.file)}/${to}.json` },
      ...(edits && { edits }),
      ...(created && { created }),
    };
  }
  const messages = single(entries, 'messages');
  const isNotice = kind === 'notices';
  const entry = isNotice
    ? messages && isObject(messages.value) && messages
    : entries.find((candidate) => candidate.kind === 'collection' && candidate.name === kind);
  const pointer = (isNotice ? '/notices' : '') + pointerOf(from);
  return entry ? { edits: editEntry(entry, { rename: to }, { pointer }) ?? [] } : undefined;
}

function movedPage(site: Site, { file }: ConfigFile, id: string, options: MoveOptions): Changes {
  const page = site.entries.find((entry) => entry.ofRecord && entry.file === file);
  const from = page && pathOf(page);
  if (!from) return {};
  const to = `${folderOf(from)}/${id}`;
  const links = usesMoved(site, from, to).flatMap((use) => rewrite(use, from, to));
  const { edits = [], created } = redirectsMoved(site, [from, to], options);
  return { edits: [...links, ...edits], ...(created && { created }) };
}
