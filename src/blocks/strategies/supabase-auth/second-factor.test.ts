/** Against the documented requests: the embedded backend has no second factor to try it on. */

import { expect, test } from 'vitest';
import { authState } from '../../../visitor/auth/auth-store.ts';
import { refusal, sessionOf, texts, USER } from '../../../visitor/auth/testing.ts';
import { CONFIRMED, setUpForms } from './testing.ts';

const { submit, signIn, requests, asked } = setUpForms();

test('an authenticator app is enrolled, verified and removed', async () => {
  await signIn();
  const factor = (id: string, status: string) => ({ id, status, factor_type: 'totp' });
  const factors = [factor('old', 'unverified')];
  const totp = { qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://x' };
  expect(
    await submit(
      'mfa-enroll',
      { friendlyName: 'Celular da empresa' },
      {
        'GET /auth/v1/user': { body: { ...USER, factors } },
        'POST /auth/v1/factors': { body: { id: 'f-1', type: 'totp', totp } },
      },
    ),
  ).toEqual(CONFIRMED);
  // The one that was begun and never verified goes first.
  expect(asked()).toEqual([
    'GET /auth/v1/user',
    'DELETE /auth/v1/factors/old',
    'POST /auth/v1/factors',
  ]);
  expect(requests()[2]?.body).toMatchObject({
    factor_type: 'totp',
    friendly_name: 'Celular da empresa',
  });
  expect(authState().enrolment).toEqual({
    factorId: 'f-1',
    qrCode: 'data:image/svg+xml;utf-8,<svg/>',
    secret: 'ABCD',
  });

  const wrong = refusal(422, 'mfa_verification_failed');
  const challenge = { 'POST /auth/v1/factors/f-1/challenge': { body: { id: 'c-1' } } };
  expect(
    await submit(
      'mfa-verify',
      { code: '000000' },
      {
        ...challenge,
        'POST /auth/v1/factors/f-1/verify': wrong,
      },
    ),
  ).toEqual({ status: 'refused', reason: texts.errors.mfa_verification_failed });
  expect(authState().enrolment).toBeDefined();
  expect(
    await submit(
      'mfa-verify',
      { code: '123456' },
      {
        ...challenge,
        'POST /auth/v1/factors/f-1/verify': { body: sessionOf() },
      },
    ),
  ).toEqual(CONFIRMED);
  expect(asked()).toEqual([
    'POST /auth/v1/factors/f-1/challenge',
    'POST /auth/v1/factors/f-1/verify',
  ]);
  expect(requests()[1]?.body).toEqual({ code: '123456', challenge_id: 'c-1' });
  expect(authState().enrolment).toBeUndefined();

  const user = { 'GET /auth/v1/user': { body: { ...USER, factors: [factor('f-1', 'verified')] } } };
  expect(await submit('mfa-remove', {}, user)).toEqual(CONFIRMED);
  expect(asked()).toEqual(['GET /auth/v1/user', 'DELETE /auth/v1/factors/f-1']);
});
