import { strategies as ofSite } from '#site-blocks/strategies';
import type { Strategy } from '../../../forms/kit/types.ts';
import type { Submit } from '../../../types/config.gen.ts';

/** One chunk per strategy. Not in the registry, which the validator reads. */
const code = import.meta.glob<Strategy>('../*/*.strategy.ts', { import: 'strategy' });

/** Rejects if the code fails to load. */
export async function loadStrategy({ strategy }: Submit): Promise<Strategy> {
  const file = `../${strategy}/${strategy}.strategy.ts`;
  const load = code[file] ?? ofSite[strategy];
  if (!load) throw new Error(`src/blocks/strategies/${file.slice(3)} is missing`);
  return load();
}
