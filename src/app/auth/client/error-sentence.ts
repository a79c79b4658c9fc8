import {
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/supabase-js';
import type { AuthClient } from './auth-client.ts';

/**
 * What to tell a visitor of an error: what happened and what to do. Undefined where that is not
 * known; the caller has a general sentence.
 */
export function sentenceOf(error: unknown, texts: AuthClient['texts']): string | undefined {
  if (isAuthRetryableFetchError(error)) return texts.unreachable;
  return sentenceOfCode(codeOf(error), texts);
}

/** By `error_code`, as a link that failed carries it too. */
export function sentenceOfCode(code: string, { errors }: AuthClient['texts']): string | undefined {
  return Object.hasOwn(errors, code) ? errors[code] : undefined;
}

function codeOf(error: unknown): string {
  if (isAuthSessionMissingError(error)) return 'session_not_found';
  return (isAuthError(error) && error.code) || '';
}
