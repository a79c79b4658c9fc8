import type { StrategyEntry } from '../forms/kit/types.ts';
import type { Submit } from '../types/config.gen.ts';
import { strategies } from './strategies.gen.ts';

/** The registry's type guarantees the match; TypeScript does not see it through the union. */
export const strategyOf = ({ strategy }: Submit): StrategyEntry =>
  strategies[strategy] as StrategyEntry;

const strategiesWith = (trait: 'takesPasswords' | 'canBeLogged'): string[] =>
  Object.entries<StrategyEntry<never>>(strategies).flatMap(([name, entry]) =>
    entry[trait] ? [name] : [],
  );

// Functions, so that a browser's bundle leaves them out.

/** The strategies whose forms may ask for passwords. */
export const passwordStrategies = () => strategiesWith('takesPasswords');

/** The strategies whose submissions the log can store. */
export const loggedStrategies = () => strategiesWith('canBeLogged');
