import type { SupabaseClient } from '@supabase/supabase-js';
import { startedAuth } from '../../visitor/auth/load-auth.ts';

/** The client has been started if somebody is signed in. */
export function client(): SupabaseClient {
  const started = startedAuth();
  if (!started) throw new Error('Nobody is signed in');
  return started.supabase;
}

/** The roles of the signed-in user. */
export async function readRoles(userId: string): Promise<string[]> {
  const { data } = await client()
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .throwOnError();
  return data.map(({ role }) => role);
}

/** The moment at which a day (`YYYY-MM-DD`) begins in the browser's time zone, or one the given number of days later. */
export function midnight(day: string, later = 0): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
