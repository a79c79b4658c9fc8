import { median } from '../statistics.ts';
import type { Measured, Size, State } from './measure-size.ts';

/** How many times as long as this project a tool takes: the median of the rounds, each with its own. */
export function ratio({ tools }: Size, tool: Measured, state: State): number {
  const own = tools[0]?.seconds[state] ?? [];
  return median(tool.seconds[state].map((seconds, round) => seconds / (own[round] ?? seconds)));
}

/** Of one tool doing one thing at one size: how many times the fastest round the slowest took, at most. */
export function worstSpread(sizes: readonly Size[]): number {
  const spreads = sizes.flatMap(({ tools }) =>
    tools.flatMap(({ seconds }) =>
      Object.values(seconds).map((rounds) => Math.max(...rounds) / Math.min(...rounds)),
    ),
  );
  return Math.max(...spreads);
}
