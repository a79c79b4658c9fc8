import type { Integrations, LoggedStrategy } from '../../types/config.gen.ts';

/** Whether what this strategy sends is kept in the log of submissions. */
export const isLogged = (
  { supabase, submissions }: Integrations,
  strategy: LoggedStrategy,
): boolean => Boolean(supabase && submissions?.strategies.includes(strategy));
