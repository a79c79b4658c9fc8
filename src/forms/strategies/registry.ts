import type { StrategyRegistry } from '../types.ts';

/** Strategy name -> its code. A strategy of schema/form.schema.json without a line here does not compile. */
export const strategies = {
  crm: { queues: true, load: async () => (await import('./crm/crm.ts')).crm },
  'log-and-track': {
    queues: false,
    load: async () => (await import('./log-and-track.ts')).logAndTrack,
  },
  'supabase-auth': {
    queues: false,
    load: async () => (await import('./supabase-auth/supabase-auth.ts')).supabaseAuth,
  },
} satisfies StrategyRegistry;
