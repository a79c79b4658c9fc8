import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthTexts } from '../../../ui/data/types.ts';
import type { AuthResult } from '../auth-result.ts';

export interface AuthClient {
  supabase: SupabaseClient;
  texts: AuthTexts;
  /** The sentence for an error; undefined if there is none of its own. */
  sentenceOf(error: unknown): string | undefined;
  /** Completes a sign-in by a link or a provider; resolves to whether it worked. */
  followResult(result: AuthResult): Promise<boolean>;
}
