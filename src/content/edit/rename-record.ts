import { isObject, pointerOf } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { type Site, single } from '../read/site/site.ts';
import { CannotEdit, type Changes, checkedPlan, editEntry, type Plan } from './file-change.ts';
import { folderOf } from './pages.ts';

/** A place that names a record. */
export interface Naming {
  entry: ConfigFile;
  pointer: string;
}

export const usesNaming = ({ entries }: Site, kind: string, id: string): Naming[] =>
  entries.flatMap((entry) =>
    entry.references
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
  from: string,
  to: string,
): { plan: Plan; named: ConfigFile[] } {
  const { site } = load();
  const renaming = renamingOf(site, kind, from, to);
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
  const { plan } = checkedPlan(load, site, changes);
  return { plan, named: [...new Set(uses.map(({ entry }) => entry))] };
}

/** The change of the record's own id; that of a form is its file name. */
function renamingOf(
  { entries }: Site,
  kind: string,
  from: string,
  to: string,
): Changes | undefined {
  if (kind === 'forms') {
    const form = entries.find((candidate) => candidate.kind === 'form' && candidate.name === from);
    return form && { renamed: { [form.file]: `${folderOf(form.file)}/${to}.json` } };
  }
  const messages = single(entries, 'messages');
  const isNotice = kind === 'notices';
  const entry = isNotice
    ? messages && isObject(messages.value) && messages
    : entries.find((candidate) => candidate.kind === 'collection' && candidate.name === kind);
  const pointer = (isNotice ? '/notices' : '') + pointerOf(from);
  return entry ? { edits: editEntry(entry, { rename: to }, { pointer }) ?? [] } : undefined;
}
