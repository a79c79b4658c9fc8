import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { texts } from '../testing.ts';
import { sentenceOf, sentenceOfCode } from './error-sentence.ts';

const types = 'node_modules/@supabase/auth-js/dist/module/lib/error-codes.d.ts';
const CODES = [...readFileSync(join(process.cwd(), types), 'utf8').matchAll(/'(\w+)'/g)].map(
  ([, code = '']) => code,
);

test('every error code of supabase-js has its own sentence', () => {
  expect(CODES.length).toBeGreaterThan(80);
  expect(CODES.filter((code) => !sentenceOfCode(code, texts))).toEqual([]);
});

/** Documented (docs/guides/auth/debugging/error-codes), and not in the type. */
test.each(['mfa_web_authn_enroll_not_enabled', 'mfa_web_authn_verify_not_enabled'])(
  '%s has its own sentence too',
  (code) => expect(sentenceOfCode(code, texts)).toBeTruthy(),
);

test.each(['', 'a_code_of_next_year', 'constructor', '__proto__'])(
  'an unknown code, “%s”, is left to the caller',
  (code) => expect(sentenceOf(new AuthApiError('x', 400, code), texts)).toBeUndefined(),
);

test('errors of the client itself have a sentence too', () => {
  expect(sentenceOf(new AuthRetryableFetchError('x', 0), texts)).toBe(texts.unreachable);
  expect(sentenceOf(new AuthSessionMissingError(), texts)).toBe(texts.errors.session_not_found);
  expect(sentenceOf(new TypeError('x'), texts)).toBeUndefined();
});

test.each([500, 502, 503, 504])(
  'the answer %i is left to the caller: the service did answer',
  (status) => expect(sentenceOf(new AuthRetryableFetchError('x', status), texts)).toBeUndefined(),
);
