import { distance } from 'fastest-levenshtein';
import { fold } from '../../lib/fold.ts';
import type { Fix } from '../problem.ts';

/** The candidate most like `value`, or undefined when none is like it enough. */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [candidate, distance] of alike(value, candidates)) {
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/**
 * The candidate that `value` can only have been meant for: no other is like it enough, or no other
 * is the same but for accents and capitals.
 */
export function onlyNear(value: string, candidates: Iterable<string>): string | undefined {
  const all = [...alike(value, candidates)];
  const same = all.filter(([, distance]) => distance === 0);
  const [only, second] = same.length > 0 ? same : all;
  return second ? undefined : only?.[0];
}

/** The candidates that are similar enough, with their edit distance. */
function* alike(value: string, candidates: Iterable<string>): Generator<[string, number]> {
  const wanted = fold(value.slice(0, 200));
  for (const candidate of candidates) {
    const limit = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    // Cheap test first: icons alone are two thousand names.
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const distance = slips(wanted, fold(candidate));
    if (distance <= limit) yield [candidate, distance];
  }
}

/** A fix that puts the only near one in place of the value. */
export function fixByOnly(value: string, candidates: Iterable<string>): Fix | undefined {
  const only = onlyNear(value, candidates);
  return only === undefined ? undefined : { value: only };
}

/** Edits between two words, where the same letters in another order are one slip. */
function slips(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && a.length === b.length && sorted(a) === sorted(b) ? 1 : edits;
}

const sorted = (word: string) => [...word].sort().join('');

/** Like `nearest`, for addresses: also finds a page moved to another folder. */
export function nearestPath(path: string, candidates: ReadonlySet<string>): string | undefined {
  const trimmed = path.replace(/(?<=.)\/+$/, '').replace(/(\/index)?\.(html?|php|json)$/i, '');
  if (candidates.has(trimmed)) return trimmed;
  const byText = nearest(trimmed, candidates);
  if (byText) return byText;
  const last = `/${trimmed.split('/').pop() ?? ''}`;
  if (candidates.has(last)) return last;
  if (last.length < 4) return undefined;
  for (const candidate of candidates) if (candidate.endsWith(last)) return candidate;
  return undefined;
}
