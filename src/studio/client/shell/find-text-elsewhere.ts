import { pointerOf, walk } from '../../../content/json/json.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';
import { pointerOfClick } from '../canvas/pointer-of-click.ts';
import type { FieldLocation } from '../store/history.ts';
import type { StudioStore } from '../store/store.ts';

/** What stands around every page. */
const SHELL_FILES = ['navigation', 'site'];

/**
 * Where a text that was clicked is written, if not in the section that shows it: in a form or a record
 * that the section names, or, outside all sections, in what is around every page: "header", "footer".
 */
export async function findTextElsewhere(
  store: StudioStore,
  section: Json | undefined,
  texts: readonly string[],
  around?: string,
): Promise<FieldLocation | undefined> {
  const named = section === undefined ? undefined : textsIn(section);
  const files = store
    .get()
    .site.files.filter(({ kind, name }) =>
      named
        ? kind === 'collection' || (kind === 'form' && named.has(name))
        : kind === 'single' && SHELL_FILES.includes(name),
    );
  await store.open(files.map(({ file }) => file));
  for (const { file, kind } of files) {
    const value = store.value(file);
    for (const part of kind === 'collection' ? recordsOf(value, named) : partsOf(value, around)) {
      const inside = pointerOfClick(getAtPointer(value, part) ?? null, texts);
      if (inside !== '') return { file, pointer: part + inside };
    }
  }
  return undefined;
}

/** What is written for the place that was clicked, before the rest of the file. */
const partsOf = (value: Json | undefined, around = '') =>
  [around && pointerOf(around), ''].filter((part) => getAtPointer(value, part) !== undefined);

const recordsOf = (records: Json | undefined, named: ReadonlySet<string> | undefined) =>
  Object.keys(records ?? {})
    .filter((id) => named?.has(id))
    .map((id) => pointerOf(id));

function textsIn(value: Json): Set<string> {
  const texts = new Set<string>();
  walk(value, (one) => {
    if (typeof one === 'string') texts.add(one);
  });
  return texts;
}
