import { sharedValue } from '../../lib/shared-value.ts';

export interface AuthUser {
  id: string;
  email: string;
  /** Requested and not confirmed yet. */
  newEmail?: string;
  /** From `profiles`; empty until it is loaded. */
  fullName: string;
}

/** An authenticator app that is being set up; shown until its first code is accepted. */
interface Enrolment {
  factorId: string;
  /** A `data:` address of the QR code. */
  qrCode: string;
  /** The same secret as text, to be typed. */
  secret: string;
}

export interface AuthState {
  /** `unknown` on the server, at the first render, and while supabase-js loads. */
  status: 'unknown' | 'signed-out' | 'signed-in';
  user?: AuthUser;
  /** True if supabase-js failed to load: the status stays unknown on this page. */
  unreachable?: boolean;
  roles: string[];
  /** True after a recovery link was followed: a new password may be set. */
  recovering: boolean;
  enrolment?: Enrolment;
}

const auth = sharedValue<AuthState>({ status: 'unknown', roles: [], recovering: false });

export const authState = auth.get;

/** Who is signed in. */
export const useAuth = auth.use;

/** The only way to change the state. */
export const setAuth = (news: Partial<AuthState>): void => auth.set({ ...auth.get(), ...news });
