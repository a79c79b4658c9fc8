import type { Integrations, LoggedStrategy } from '../../../types/config.gen.ts';

/** Whether submissions with this strategy are written to the log. */
export const isLogged = (
  { supabase, submissions }: Integrations,
  strategy: LoggedStrategy,
): boolean => Boolean(supabase && submissions?.strategies.includes(strategy));
