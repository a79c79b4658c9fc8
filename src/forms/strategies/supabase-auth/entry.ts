import type { SupabaseAuthSubmit } from '../../../types/config.gen.ts';
import type { StrategyEntry } from '../../types.ts';

export const supabaseAuth: StrategyEntry<SupabaseAuthSubmit> = {
  service: 'supabase',
  takesPasswords: true,
  ownReasons: true,
  captcha: ({ auth }) => auth?.captcha,
};
