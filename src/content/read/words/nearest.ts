import { distance } from 'fastest-levenshtein';
import { fold } from '../../../lib/fold.ts';
import type { Finding } from './problem.ts';

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
 * The candidate that `value` can only have been meant for, of a list that is complete: no other is like it enough, or no
 * other is the same but for accents and capitals.
 */
export function onlyNear(value: string, candidates: Iterable<string>): string | undefined {
  const all = [...alike(value, candidates)];
  const same = all.filter(([, distance]) => distance === 0);
  const [only, second] = same.length > 0 ? same : all;
  return second ? undefined : only?.[0];
}

/** Shorter words are codes, such as "ie" and "EUR": with another letter they are another code. */
const SHORTEST_TYPO = 4;

/** The candidates that are similar enough, with their edit distance. */
function* alike(value: string, candidates: Iterable<string>): Generator<[string, number]> {
  const wanted = fold(value.slice(0, 200));
  for (const candidate of candidates) {
    const lengths = [wanted.length, candidate.length];
    const limit = Math.min(...lengths) < SHORTEST_TYPO ? 0 : Math.floor(Math.max(...lengths) / 3);
    // Cheap test first: icons alone are two thousand names.
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const distance = slips(wanted, fold(candidate));
    if (distance <= limit) yield [candidate, distance];
  }
}

/**
 * The fix that puts `near` in place of a name that the site does not have. What is misspelt may also be what is still to
 * be made, so it is certain only where accents, capitals and signs alone differ.
 */
export function fixByName(
  value: string,
  near: string | undefined,
  candidates: Iterable<string>,
): Pick<Finding, 'fix' | 'guess'> {
  if (near === undefined) return {};
  return { fix: { value: near }, guess: !isOnlySame(value, near, candidates) };
}

/** Whether a name is `near` but for accents, capitals and signs, and no other candidate is. */
export function isOnlySame(value: string, near: string, candidates: Iterable<string>): boolean {
  const wanted = lettersOf(value);
  if (wanted === '' || wanted !== lettersOf(near)) return false;
  for (const candidate of candidates)
    if (candidate !== near && lettersOf(candidate) === wanted) return false;
  return true;
}

/** With the slashes, which tell pages of different folders apart. */
const lettersOf = (name: string) => fold(name).replace(/[^a-z0-9/]/g, '');

/** Edits between two words, where the same letters in another order are one slip. */
export function slips(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && a.length === b.length && sorted(a) === sorted(b) ? 1 : edits;
}

const sorted = (word: string) => [...word].sort().join('');

/** An address without what other servers put at its end: "/sobre/", "/sobre/index.html". */
export const barePath = (path: string): string =>
  path.replace(/(?<=[^/])\/+$/, '').replace(/(\/index)?\.(html?|php|json)$/i, '');

/** Like `nearest`, for addresses: also finds a page moved to another folder. */
export function nearestPath(path: string, candidates: ReadonlySet<string>): string | undefined {
  const trimmed = barePath(path);
  if (candidates.has(trimmed)) return trimmed;
  const last = `/${lastOf(trimmed)}`;
  // What pages of one folder have in common makes none of them like another.
  const named = [...candidates].filter((path) => nearest(lastOf(trimmed), [lastOf(path)]));
  const byText = nearest(trimmed, named);
  if (byText) return byText;
  if (candidates.has(last)) return last;
  if (last.length < 4) return undefined;
  for (const candidate of candidates) if (candidate.endsWith(last)) return candidate;
  return undefined;
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
