import { expect, test } from 'vitest';
import { createLimits } from './rate-limits.ts';

const asking = (route: string) => {
  const [method = '', path] = route.split(' ');
  return new Request(`http://localhost:4173${path}`, { method });
};

test('guesses of a code are limited to thirty, then one every ten seconds', async () => {
  let now = 0;
  const limits = createLimits(() => now);
  const guess = (visitor: string) => limits(asking('POST /auth/v1/verify'), visitor);
  const answers = Array.from({ length: 300 }, () => guess('a'));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(30);
  expect(answers[30]?.status).toBe(429);
  expect(await answers[30]?.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect(guess('b')).toBeUndefined(); // somebody else's guesses are their own
  now = 10_000;
  expect([guess('a'), guess('a')].map((answer) => answer?.status)).toEqual([undefined, 429]);
});

test.each([
  'POST /auth/v1/token?grant_type=password',
  'POST /auth/v1/token?grant_type=refresh_token',
  'GET /auth/v1/verify?token=x',
  'HEAD /auth/v1/verify?token=x',
])('%s is limited', (route) => {
  const limits = createLimits(() => 0);
  const answers = Array.from({ length: 31 }, () => limits(asking(route), 'a')?.status);
  expect(answers).toEqual([...Array(30).fill(undefined), 429]);
});

test('e-mails are limited per hour for all visitors together', async () => {
  let now = 0;
  const limits = createLimits(() => now);
  const ask = (visitor: number) => limits(asking('POST /auth/v1/recover'), String(visitor));
  const answers = Array.from({ length: 40 }, (_, visitor) => ask(visitor));
  const refused = answers.find((answer) => answer !== undefined);
  expect(await refused?.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  now = 60 * 60_000;
  expect(ask(41)).toBeUndefined();
});

test.each(['GET /auth/v1/user', 'POST /auth/v1/logout', 'GET /rest/v1/profiles'])(
  '%s is not limited',
  (route) => {
    const limits = createLimits(() => 0);
    for (let count = 0; count < 100; count++) expect(limits(asking(route), 'a')).toBeUndefined();
  },
);
