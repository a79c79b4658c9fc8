import spanishParts from './es/icon-parts.json' with { type: 'json' };
import portugueseParts from './icon-parts.json' with { type: 'json' };
import { SPANISH_SYNONYMS, SYNONYMS } from './synonyms.ts';

type Words = Readonly<Record<string, readonly string[]>>;

/** Translations of the words in icon names, such as "Camera" and "Front" in "CameraFront". */
const PORTUGUESE_PARTS: Words = portugueseParts;
const SPANISH_PARTS: Words = spanishParts;

export const ICON_VARIANT = /(Outlined|Rounded|Sharp|TwoTone)$/;

/** What people who read Portuguese would call an icon: the best words first, one of each part next. */
export const iconWords = (name: string): string[] =>
  wordsFrom(SYNONYMS.icons, PORTUGUESE_PARTS, name);

/** The same for Spanish. By these an icon is found; they are shown to nobody. */
export const spanishIconWords = (name: string): string[] =>
  wordsFrom(SPANISH_SYNONYMS.icons, SPANISH_PARTS, name);

function wordsFrom(icons: Words, translations: Words, name: string): string[] {
  const shape = name.replace(ICON_VARIANT, '');
  const named = shape.match(/[A-Z][a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const parts = named.map((part) =>
    Object.hasOwn(translations, part) ? (translations[part] ?? []) : [],
  );
  return [
    ...new Set([
      ...(icons[shape] ?? []),
      ...parts.flatMap(([first]) => first ?? []),
      ...parts.flat(),
    ]),
  ];
}
