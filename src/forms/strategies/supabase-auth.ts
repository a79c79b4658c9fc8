import type { SupabaseAuthSubmit } from '../../types/config.gen.ts';
import type { Strategy } from '../types.ts';

export const supabaseAuth: Strategy<SupabaseAuthSubmit> = {
  async submit() {
    return { status: 'refused' };
  },
};
