import data from './icon-parts.json' with { type: 'json' };
import { SYNONYMS } from './synonyms.ts';

/** Translations of the words in icon names, such as "Camera" and "Front" in "CameraFront". */
const PARTS: Record<string, readonly string[]> = data;

export const ICON_VARIANT = /(Outlined|Rounded|Sharp|TwoTone)$/;

/** What people who read Portuguese would call an icon: the best words first, one of each part next. */
export function iconWords(name: string): string[] {
  const shape = name.replace(ICON_VARIANT, '');
  const named = shape.match(/[A-Z][a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const parts = named.map((part) => (Object.hasOwn(PARTS, part) ? (PARTS[part] ?? []) : []));
  return [
    ...new Set([
      ...(SYNONYMS.icons[shape] ?? []),
      ...parts.flatMap(([first]) => first ?? []),
      ...parts.flat(),
    ]),
  ];
}
