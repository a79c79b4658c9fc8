/**
 * Signs a webhook as Standard Webhooks says (https://www.standardwebhooks.com): HMAC-SHA256 of
 * "<id>.<time in seconds>.<body>", in base64, with a secret "whsec_<base64>". Their libraries check it.
 */
export async function signedHeaders(
  secret: string,
  id: string,
  body: string,
  now = Date.now(),
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return {
    'Content-Type': 'application/json',
    // The same for a repetition: by it a receiver tells that it has this one.
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

/** A secret of another kind is taken as it is written. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  return base64
    ? Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    : new TextEncoder().encode(secret);
}
