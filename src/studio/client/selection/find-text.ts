import { pointerOf, walk } from '../../../lib/json.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';
import type { PageText, PageTexts } from '../canvas/page-texts.ts';
import type { FieldLocation } from '../store/history.ts';
import type { StudioStore } from '../store/store.ts';

/** The files whose texts are around every page. */
const SHELL_FILES = ['navigation', 'site'];

/**
 * Finds a clicked text that is not in the section itself: in a form or record that the section refers to,
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
  return undefined;
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

export interface FoundPointer {
  pointer: string;
  /** The index of the text that was found. */
  text: number;
}

/**
 * The pointer of a clicked text in its section. `texts` are the texts of the clicked element and of those
 * around it; the first that is found counts.
 */
export function pointerOfClick(
  section: Json,
  texts: readonly PageText[],
): FoundPointer | undefined {
  const pointers = new Map<string, string[]>();
  walk(section, (value, pointer, key) => {
    if (typeof value !== 'string' || key === 'type') return;
    const text = seen(value);
    if (text) pointers.set(text, [...(pointers.get(text) ?? []), pointer]);
  });
  for (const [text, { text: words, index }] of texts.entries()) {
    const equal = pointers.get(seen(words));
    const pointer = equal?.[index] ?? equal?.[0];
    if (pointer !== undefined) return { pointer, text };
  }
  return undefined;
}

/** The letters of a text as the page has them: without Markdown signs, and without spaces, as lines have none between. */
const seen = (text: string): string =>
  text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/^- |[*\\]+|\s+/gm, '');
