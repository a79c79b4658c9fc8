import type { SectionOf } from '../../../ui/data/types.ts';

/** A challenge and its solution. */
export interface Pair {
  challenge: string;
  solution: string;
}

/** Props of every layout that shows the two lists pair by pair. */
export interface PairsProps {
  section: SectionOf<'challenges-solutions'>;
  pairs: Pair[];
}

/** The two lists as pairs. The validator refuses lists of different lengths in layouts that use this. */
export const pairsOf = ({ challenges, solutions }: SectionOf<'challenges-solutions'>): Pair[] =>
  challenges.items.map((challenge, index) => ({
    challenge,
    solution: solutions.items[index] ?? '',
  }));
