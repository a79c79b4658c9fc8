import type texts from 'virtual:auth-texts';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthResult } from '../auth-result.ts';

export interface AuthClient {
  supabase: SupabaseClient;
  texts: typeof texts;
  /** What to tell a visitor of an error, where that is known. */
  sentenceOf(error: unknown): string | undefined;
  /** Ends what a link or a provider began; resolves to whether it worked. */
  followResult(result: AuthResult): Promise<boolean>;
}
