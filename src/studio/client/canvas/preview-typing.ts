import type { PageData } from '../../../ui/data/types.ts';
import { getAtPointer, pointerOf, setAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';

/**
 * Puts typed texts into a compiled page, to show them before the server has compiled them. Markdown signs
 * are visible until then. Undefined if anything but texts has changed.
 */
export function previewTyping(compiled: PageData, before: Json, after: Json): PageData | undefined {
  const changes = changedTexts(before, after, '');
  const { icons, pictures, records } = compiled.assets;
  if (!changes?.length) return undefined;
  // Icons, pictures and records come with the compiled page.
  const named = [icons, pictures, ...Object.values(records)];
  if (changes.some(({ from }) => named.some((assets) => assets && Object.hasOwn(assets, from))))
    return undefined;
  let page = compiled.page as unknown as Json;
  const texts = { ...compiled.assets.texts };
  for (const { pointer, from, to } of changes) {
    // Some texts are changed by compiling.
    if (getAtPointer(page, pointer) === from) page = setAtPointer(page, pointer, to);
    if (Object.hasOwn(texts, from)) texts[to] ??= [{ type: 'text', value: to }];
  }
  return {
    ...compiled,
    page: page as unknown as PageData['page'],
    assets: { ...compiled.assets, texts },
  };
}

interface TextChange {
  pointer: string;
  from: string;
  to: string;
}

/** Undefined if the values differ in more than their texts. */
function changedTexts(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
): TextChange[] | undefined {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string')
    return [{ pointer, from: before, to: after }];
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
    return undefined;
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length || Array.isArray(before) !== Array.isArray(after))
    return undefined;
  const changes: TextChange[] = [];
  for (const name of names) {
    const inside = changedTexts(
      (before as Record<string, Json>)[name],
      (after as Record<string, Json>)[name],
      pointer + pointerOf(name),
    );
    if (!inside) return undefined;
    changes.push(...inside);
  }
  return changes;
}
