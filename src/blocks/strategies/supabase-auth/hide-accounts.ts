import { isAuthError } from '@supabase/supabase-js';

/** Codes that reveal whether an address has an account. (`otp_disabled`: it has none.) */
const TELLING = ['user_already_exists', 'email_exists', 'user_not_found', 'otp_disabled'];

/** Drops the errors of a request that reveal whether an address has an account. */
export async function hideAccounts(
  asked: Promise<{ error: unknown }>,
): Promise<{ error: unknown }> {
  const { error } = await asked;
  return { error: isAuthError(error) && TELLING.includes(error.code ?? '') ? null : error };
}
