import { AuthApiError } from '@supabase/supabase-js';
import { authState, setAuth } from '../../../visitor/auth/auth-store.ts';
import type { Action, ActionContext } from './action.ts';

const notFound = () => ({
  error: new AuthApiError('No such factor', 404, 'mfa_factor_not_found'),
});

/** Enrols an authenticator app; the QR code is in the auth store until `verify` succeeds. */
export const enrol: Action = async ({ auth, value }) => {
  const { data: factors, error: unknown } = await auth.mfa.listFactors();
  if (unknown) return { error: unknown };
  // An unverified factor would block a new one.
  for (const { id, status } of factors.all)
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: value('friendlyName') || undefined,
  });
  if (error) return { error };
  const { qr_code: qrCode, secret } = data.totp;
  setAuth({ enrolment: { factorId: data.id, qrCode, secret } });
  return { error: null };
};

/** Verifies a code of the app: completes an enrolment, or a sign-in. */
export const verify: Action = async (context) => {
  const factorId = authState().enrolment?.factorId ?? (await verifiedFactor(context));
  if (!factorId) return notFound();
  return context.auth.mfa.challengeAndVerify({ factorId, code: context.value('code') });
};

export const remove: Action = async (context) => {
  const factorId = await verifiedFactor(context);
  return factorId ? context.auth.mfa.unenroll({ factorId }) : notFound();
};

/** The factor that the form names, or the first. */
async function verifiedFactor({ auth, value }: ActionContext): Promise<string | undefined> {
  if (value('factorId')) return value('factorId');
  const { data } = await auth.mfa.listFactors();
  return data?.totp[0]?.id;
}
