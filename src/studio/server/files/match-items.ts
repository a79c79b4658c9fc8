import type { Json } from '../../shared/protocol.ts';

/**
 * For each new item the index of the old item that it continues; undefined if it is new. Equal items are
 * matched first, wherever they moved, then the remaining ones of the same type in their order.
 */
export function matchItems(next: readonly Json[], old: readonly Json[]): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [at, value] of old.entries())
    free.set(canonicalJson(value), [...(free.get(canonicalJson(value)) ?? []), at]);
  const found = next.map((value) => free.get(canonicalJson(value))?.shift());
  const left = [...free.values()].flat().sort((a, b) => a - b);
  return found.map((at, index) => {
    if (at !== undefined) return at;
    const kind = kindOf(next[index] ?? null);
    const like = left.findIndex((one) => kindOf(old[one] ?? null) === kind);
    return like < 0 ? undefined : left.splice(like, 1)[0];
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
