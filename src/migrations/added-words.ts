import { isObject, type JsonObject, pointerOf } from '../lib/json.ts';
import { msg } from '../words/message.ts';
import type { OldSite } from './migration.ts';

/** In the order in which they are taken for a site in another language; together they have all. */
const OTHERS = ['en', 'pt'];

interface Place<Added> {
  /** Where the value stands in its file. */
  pointer: string;
  site: OldSite;
  /** Language -> words. */
  added: Record<string, Added>;
}

/**
 * With what is missing, in the language of the site; what there is in another language alone has to be translated.
 */
export function withWords<Added>(
  value: JsonObject,
  { pointer, site: { read, decide }, added }: Place<Added>,
  wordsIn: (added: Added) => JsonObject | undefined,
): JsonObject {
  const site = read('site-config/site.json') ?? {};
  const brand = isObject(site.brand) ? String(site.brand.name) : '';
  const language = String(site.language).split('-')[0] ?? '';
  let filledIn = value;
  for (const from of new Set([language, ...OTHERS])) {
    const words = added[from] && wordsIn(added[from]);
    if (!words) continue;
    const filling = { brand, added: new Set<string>() };
    filledIn = filled(filledIn, words, filling, '') as JsonObject;
    if (from === language) continue;
    for (const name of new Set([...filling.added].map((added) => added.split('/')[1] ?? '')))
      decide(pointer + pointerOf(name), msg('migrations:translate', { field: name }));
  }
  return filledIn;
}

interface Filling {
  brand: string;
  /** The pointers of what was missing. */
  added: Set<string>;
}

function filled(value: unknown, words: unknown, filling: Filling, pointer: string): unknown {
  if (value === undefined) {
    filling.added.add(pointer);
    return JSON.parse(JSON.stringify(words), (_, text) =>
      typeof text === 'string' ? text.replaceAll('{{brand}}', () => filling.brand) : text,
    );
  }
  if (!isObject(value) || !isObject(words)) return value;
  const missing = Object.entries(words).map(([key, own]) => [
    key,
    filled(value[key], own, filling, pointer + pointerOf(key)),
  ]);
  return { ...value, ...Object.fromEntries(missing) };
}
