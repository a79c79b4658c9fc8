import { pointerOf, walk } from '../../../lib/json.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';
import type { PageTexts } from '../canvas/page-texts.ts';
import type { FieldLocation } from '../store/history.ts';
import type { StudioStore } from '../store/store.ts';
import { findListed, listedOf } from './find-listed.ts';
import { type FoundPointer, pointerOfClick } from './pointer-of-click.ts';

/** The files whose texts are around every page. */
const SHELL_FILES = ['navigation', 'site'];

/**
 * Finds a clicked text that is not in the section itself: in a form or record that the section refers to or lists,
 * or outside of all sections in the header or footer.
 */
export async function findTextElsewhere(
  store: StudioStore,
  section: Json | undefined,
  { texts, around }: PageTexts,
): Promise<(FieldLocation & FoundPointer) | undefined> {
  const named = section === undefined ? undefined : textsIn(section);
  const files = store
    .get()
    .site.files.filter(({ kind, name }) =>
      named
        ? kind === 'collection' ||
          (kind === 'form' && named.has(name)) ||
          (kind === 'record' && named.has(name.slice(name.indexOf('/') + 1)))
        : kind === 'single' && SHELL_FILES.includes(name),
    );
  await store.open(files.map(({ file }) => file));
  for (const { file, kind } of files) {
    const value = store.value(file);
    for (const part of kind === 'collection' ? recordsOf(value, named) : partsOf(value, around)) {
      const inside = pointerOfClick(getAtPointer(value, part) ?? null, texts);
      if (inside) return { file, pointer: part + inside.pointer, text: inside.text };
    }
  }
  return named && findListed(await listedOf(store, named, texts), texts);
}

/** Searches the clicked part ("header", "footer") first, then the whole file. */
const partsOf = (value: Json | undefined, around = '') =>
  [around && pointerOf(around), ''].filter((part) => getAtPointer(value, part) !== undefined);

const recordsOf = (records: Json | undefined, named: ReadonlySet<string> | undefined) =>
  Object.keys(records ?? {})
    .filter((id) => named?.has(id))
    .map((id) => pointerOf(id));

function textsIn(value: Json): Set<string> {
  const texts = new Set<string>();
  walk(value, (text) => {
    if (typeof text === 'string') texts.add(text);
  });
  return texts;
}
