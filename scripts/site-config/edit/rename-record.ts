import type { ConfigFile } from '../config-file.ts';
import type { Load } from '../index.ts';
import { isObject, pointerOf } from '../json/json.ts';
import { type Site, single } from '../site.ts';
import { quote } from '../words/wording.ts';
import { CannotEdit } from './cannot-edit.ts';
import { checkedPlan, type Plan } from './checked-plan.ts';
import { editEntry } from './edit-entry.ts';

/** Where the records of a kind stand. */
interface Records {
  entry: ConfigFile;
  pointer: string;
}

/**
 * A record gets another id, and all that names it follows; `kind` is its collection, or "notices".
 * Returns the files, besides its own, that named it.
 */
export function renameRecord(
  load: Load,
  kind: string,
  from: string,
  to: string,
): { plan: Plan; named: ConfigFile[] } {
  const { site } = load();
  const records = recordsIn(site, kind);
  const known = site.records.get(kind);
  if (!records || !known?.has(from))
    throw new CannotEdit(`Não há um registro ${quote(from)} aqui.`);
  if (known.has(to)) throw new CannotEdit(`Já existe um registro ${quote(to)}.`);
  const broken = site.entries.find(({ value }) => value === undefined);
  if (broken)
    throw new CannotEdit(
      `${broken.file} não pode ser lido como está, e pode usar este nome: conserte-o antes.`,
    );
  const places = site.entries.flatMap((entry) =>
    entry.references
      .filter((reference) => reference.kind === kind && reference.value === from)
      .map(({ pointer }) => ({ entry, pointer })),
  );
  const edits = [
    editEntry(records.entry, { rename: to }, { pointer: records.pointer + pointerOf(from) }),
    ...places.map(({ entry, pointer }) => editEntry(entry, { value: to }, { pointer })),
  ].flatMap((edit) => edit ?? []);
  const { plan } = checkedPlan(load, site, { edits });
  return { plan, named: [...new Set(places.map(({ entry }) => entry))] };
}

function recordsIn({ entries }: Site, kind: string): Records | undefined {
  const messages = single(entries, 'messages');
  if (kind === 'notices')
    return messages && isObject(messages.value)
      ? { entry: messages, pointer: '/notices' }
      : undefined;
  const entry = entries.find((one) => one.kind === 'collection' && one.name === kind);
  return entry && { entry, pointer: '' };
}
