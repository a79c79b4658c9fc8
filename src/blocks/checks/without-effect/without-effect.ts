import { fileCheck } from '../../../content/read/site/config-file.ts';
import { holdsSections } from '../../../content/read/site/shared-sections.ts';
import { isObject, pointerOf, pointerTo } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';
import pairs from './pairs.json' with { type: 'json' };

interface Pair {
  type: string;
  property: string;
  /** The value alone that has no effect; any if left out. */
  value?: string;
  /** The property that takes the effect away, or that is needed for it. */
  beside?: string;
  without?: string;
}

/** What a section says is seen: some properties do nothing beside another, or without it. */
export const checkWithoutEffect = fileCheck(['without-effect'], (file, nodes) =>
  holdsSections(file)
    ? nodes.flatMap((node) => {
        const { value } = node;
        const pair = isObject(value) && pairs.find((each) => isVain(value, each));
        if (!pair) return [];
        const { property, beside, without } = pair as Pair;
        const pointer = pointerTo(node) + pointerOf(property);
        const written = quoted(String(value[property]));
        return {
          code: 'without-effect' as const,
          severity: 'warning' as const,
          pointer,
          message: msg(`checks/without-effect:${beside ? 'beside' : 'without'}`, {
            property: field(property),
            value: written,
            other: field(beside ?? without ?? ''),
          }),
          hint: msg('checks/without-effect:hint'),
          fix: { remove: pointer },
        };
      })
    : [],
);

const isVain = (section: Record<string, unknown>, pair: Pair): boolean =>
  section.type === pair.type &&
  section[pair.property] !== undefined &&
  (pair.value === undefined || section[pair.property] === pair.value) &&
  (pair.beside ? section[pair.beside] !== undefined : section[pair.without ?? ''] === undefined);
