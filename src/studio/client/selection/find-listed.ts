import { pointerOf, walk } from '../../../lib/json.ts';
import { isMap } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';
import type { PageText } from '../canvas/page-texts.ts';
import type { FieldLocation } from '../store/history.ts';
import type { StudioStore } from '../store/store.ts';
import { type FoundPointer, pointerOfClick, seen } from './pointer-of-click.ts';

/** A record that a section may list: its file, where it is there, and what lists call it. */
interface Listed extends FieldLocation {
  title: string;
  value: Json;
}

/** The records of the collections that a section names. Of those with a file each, the ones whose titles are among the texts. */
export async function listedOf(
  store: StudioStore,
  named: ReadonlySet<string>,
  texts: readonly PageText[],
): Promise<Listed[]> {
  const { files, sources } = store.get().site;
  const shown = texts.map(({ text }) => seen(text));
  const ofNamed = files.filter(({ kind, name, title }) =>
    kind === 'record'
      ? named.has(name.slice(0, name.indexOf('/'))) &&
        shown.some((text) => text.includes(seen(title)))
      : kind === 'collection' && named.has(name),
  );
  await store.open(ofNamed.map(({ file }) => file));
  return ofNamed.flatMap(({ file, kind, name, title }) => {
    const value = store.value(file);
    if (kind === 'record') return value === undefined ? [] : { file, pointer: '', title, value };
    const titles = new Map(sources.records[name]?.map((record) => [record.id, record.title]));
    return Object.entries(isMap(value) ? value : {}).map(([id, record]) => ({
      file,
      pointer: pointerOf(id),
      title: titles.get(id) ?? id,
      value: record,
    }));
  });
}

/** Where a clicked text of a list is written: it is in one record alone, or else in that of its row or card. */
export function findListed(
  records: readonly Listed[],
  texts: readonly PageText[],
): (FieldLocation & FoundPointer) | undefined {
  for (const [text, shown] of texts.entries()) {
    const found = records.flatMap((record) => {
      const inside = pointerOfClick(record.value, [shown]);
      return inside ? located(record, inside.pointer, text) : [];
    });
    if (found.length === 1) return found[0];
    const record = recordIn(records, seen(shown.text));
    if (record) return inRecord(record, texts.slice(0, text + 1));
  }
  return undefined;
}

/** The record that a row or card is of; undefined where there are titles of several, none of which holds the others. */
function recordIn(records: readonly Listed[], shown: string): Listed | undefined {
  const titled = records.filter(({ title }) => shown.includes(seen(title)));
  return titled.find(({ title }) =>
    titled.every((other) => seen(title).includes(seen(other.title))),
  );
}

/** A text or a number of the record, or else the record. */
function inRecord(record: Listed, texts: readonly PageText[]): FieldLocation & FoundPointer {
  const inside = pointerOfClick(record.value, texts);
  if (inside) return located(record, inside.pointer, inside.text);
  const numbers = texts.map(({ text }) => text.replace(/\D/g, ''));
  let pointer = '';
  walk(record.value, (value, at) => {
    if (
      typeof value === 'number' &&
      pointer === '' &&
      digitsOf(value).some((digits) => numbers.includes(digits))
    )
      pointer = at;
  });
  return located(record, pointer, 0);
}

/** Of a number as a page may write it: an amount has its decimals, or none. */
const digitsOf = (value: number): string[] =>
  [String(value), value.toFixed(2)].map((text) => text.replace(/\D/g, ''));

const located = ({ file, pointer }: Listed, inside: string, text: number) => ({
  file,
  pointer: pointer + inside,
  text,
});
