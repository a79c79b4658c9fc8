import type { StrategyEntry } from '../../../forms/kit/types.ts';
import type { SupabaseAuthSubmit } from '../../../types/config.gen.ts';

export const supabaseAuth: StrategyEntry<SupabaseAuthSubmit> = {
  service: 'supabase',
  takesPasswords: true,
  ownReasons: true,
  captcha: ({ auth }) => auth?.captcha,
};
