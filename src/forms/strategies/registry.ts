import type { Submit } from '../../types/config.gen.ts';
import type { StrategyEntry, StrategyRegistry } from '../types.ts';
import { crm } from './crm/entry.ts';
import { endpoint } from './endpoint/entry.ts';
import { logAndTrack } from './log-and-track/entry.ts';
import { supabaseAuth } from './supabase-auth/entry.ts';

/** Strategy name -> its entry. A strategy of schema/form.schema.json without a line here does not compile. */
export const strategies = {
  crm,
  endpoint,
  'log-and-track': logAndTrack,
  'supabase-auth': supabaseAuth,
} satisfies StrategyRegistry;

/** The registry's type guarantees the match; TypeScript does not see it through the union. */
export const strategyOf = ({ strategy }: Submit): StrategyEntry =>
  strategies[strategy] as StrategyEntry;
