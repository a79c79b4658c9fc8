import type { Json } from '../../shared/protocol.ts';

/**
 * For each new item the index of the old item that it continues; undefined if it is new. Equal items are
 * matched first, wherever they moved, then the remaining ones of the same type in their order.
 */
export function matchItems(next: readonly Json[], old: readonly Json[]): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [oldIndex, value] of old.entries())
    free.set(canonicalJson(value), [...(free.get(canonicalJson(value)) ?? []), oldIndex]);
  const found = next.map((value) => free.get(canonicalJson(value))?.shift());
  const unmatched = [...free.values()].flat().sort((a, b) => a - b);
  return found.map((oldIndex, index) => {
    if (oldIndex !== undefined) return oldIndex;
    const kind = kindOf(next[index] ?? null);
    const position = unmatched.findIndex((candidate) => kindOf(old[candidate] ?? null) === kind);
    return position < 0 ? undefined : unmatched.splice(position, 1)[0];
  });
}

function kindOf(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return typeof value;
  return `object ${canonicalJson(value.type ?? null)}`;
}

/** A text that is the same for equal values. */
function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${entries.join()}}`;
}
