import { median } from '../statistics.ts';
import type { Measured, Size, State } from './measure-size.ts';
import type { Time } from './run-build.ts';

export type Kind = keyof Time;

export const secondsOf = (tool: Measured, state: State, kind: Kind): number =>
  median(tool.times[state].map((time) => time[kind]));

/** How many times as long as this project a tool takes: the median of the rounds, each with its own. */
export function ratio({ tools }: Size, tool: Measured, state: State, kind: Kind): number {
  const own = tools[0]?.times[state] ?? [];
  return median(tool.times[state].map((time, round) => time[kind] / (own[round] ?? time)[kind]));
}

/** Of one tool doing one thing at one size: how many times the fastest round the slowest took, at most. */
export function worstSpread(sizes: readonly Size[], kind: Kind): number {
  const spreads = sizes.flatMap(({ tools }) =>
    tools.flatMap(({ times }) =>
      Object.values(times)
        .map((rounds) => rounds.map((time) => time[kind]))
        .map((seconds) => Math.max(...seconds) / Math.min(...seconds)),
    ),
  );
  return Math.max(...spreads);
}
