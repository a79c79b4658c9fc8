import { isAuthError } from '@supabase/supabase-js';

/** Each would say whether an address has an account. (`otp_disabled`: a code for an unknown one.) */
const TELLING = ['user_already_exists', 'email_exists', 'user_not_found', 'otp_disabled'];

/** What was asked, without the errors from which one could learn who has an account. */
export async function hideAccounts(
  asked: Promise<{ error: unknown }>,
): Promise<{ error: unknown }> {
  const { error } = await asked;
  return { error: isAuthError(error) && TELLING.includes(error.code ?? '') ? null : error };
}
