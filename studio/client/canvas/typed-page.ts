import type { PageData } from '../../../src/data/types.ts';
import type { Json } from '../../shared/protocol.ts';

/**
 * A compiled page with the letters that were typed since, shown before the server has compiled them: its
 * marks of Markdown stand as they are for that moment. Undefined where more than letters has changed.
 */
export function typedPage(compiled: PageData, before: Json, now: Json): PageData | undefined {
  const changes = changedTexts(before, now, []);
  const { icons, pictures } = compiled.assets;
  if (!changes?.length) return undefined;
  if (changes.some(({ from }) => Object.hasOwn(icons, from) || Object.hasOwn(pictures, from)))
    return undefined;
  let page = compiled.page as unknown as Json;
  const texts = { ...compiled.assets.texts };
  for (const { keys, from, to } of changes) {
    page = withText(page, keys, from, to);
    if (Object.hasOwn(texts, from)) texts[to] ??= [{ type: 'text', value: to }];
  }
  return {
    ...compiled,
    page: page as unknown as PageData['page'],
    assets: { ...compiled.assets, texts },
  };
}

interface TextChange {
  keys: (string | number)[];
  from: string;
  to: string;
}

/** Undefined where something other than a text is another. */
function changedTexts(
  before: Json | undefined,
  now: Json | undefined,
  keys: (string | number)[],
): TextChange[] | undefined {
  if (before === now) return [];
  if (typeof before === 'string' && typeof now === 'string')
    return [{ keys, from: before, to: now }];
  if (typeof before !== 'object' || typeof now !== 'object' || !before || !now) return undefined;
  const names = Object.keys(before);
  if (names.length !== Object.keys(now).length || Array.isArray(before) !== Array.isArray(now))
    return undefined;
  const all: TextChange[] = [];
  for (const name of names) {
    const inside = changedTexts(
      (before as Record<string, Json>)[name],
      (now as Record<string, Json>)[name],
      [...keys, name],
    );
    if (!inside) return undefined;
    all.push(...inside);
  }
  return all;
}

/** The value with a text in place of another, if that is what stands there: not all is compiled as written. */
function withText(
  value: Json,
  [key, ...rest]: (string | number)[],
  from: string,
  to: string,
): Json {
  if (key === undefined) return value === from ? to : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, Json>;
  copy[key] = withText(copy[key] ?? null, rest, from, to);
  return copy as Json;
}
