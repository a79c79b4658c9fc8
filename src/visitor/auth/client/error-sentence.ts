import {
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/supabase-js';
import type { AuthClient } from './auth-client.ts';

/**
 * The sentence for an error: what happened and what to do. Undefined for an unknown error, such as the
 * answer of a service that is down; the caller has a general sentence.
 */
export function sentenceOf(error: unknown, texts: AuthClient['texts']): string | undefined {
  if (isAuthRetryableFetchError(error) && !error.status) return texts.unreachable;
  return sentenceOfCode(codeOf(error), texts);
}

/** Sentences by `error_code`, which a failed link contains as well. */
export function sentenceOfCode(code: string, { errors }: AuthClient['texts']): string | undefined {
  return Object.hasOwn(errors, code) ? errors[code] : undefined;
}

function codeOf(error: unknown): string {
  if (isAuthSessionMissingError(error)) return 'session_not_found';
  return (isAuthError(error) && error.code) || '';
}
