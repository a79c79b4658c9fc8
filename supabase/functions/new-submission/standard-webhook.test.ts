import { expect, test } from 'vitest';
import { signedHeaders } from './standard-webhook.ts';

// The example of the specification (https://github.com/standard-webhooks/standard-webhooks).
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';

test('is signed as the specification says', async () => {
  expect(await signedHeaders(SECRET, ID, '{"test": 2432232314}', 1614265330_999)).toEqual({
    'Content-Type': 'application/json',
    'webhook-id': ID,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a secret that is no base64 signs too, with another signature', async () => {
  const signatures = await Promise.all(
    ['segredo', 'outro segredo', SECRET].map((secret) => signedHeaders(secret, ID, '{}', 0)),
  );
  expect(new Set(signatures.map((headers) => headers['webhook-signature'])).size).toBe(3);
});
