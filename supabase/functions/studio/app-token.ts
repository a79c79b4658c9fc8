/** The signature of an app of the forge, by Web Crypto: GitHub's page "Generating a JSON Web Token for a GitHub App". */
import { base64Url, bytesOf } from './base64.ts';

const encoded = (value: object): string =>
  base64Url(new TextEncoder().encode(JSON.stringify(value)));

/** The clocks of two machines differ by a minute at most. */
const CLOCKS = 60;
/** Ten minutes are the most; in seconds. */
const GOOD_FOR = 540;

/** @param key PEM, as the forge hands it out (PKCS#1), or PKCS#8. @param now seconds since the epoch */
export async function appToken(app: string, key: string, now: number): Promise<string> {
  const claims = { iat: Math.floor(now) - CLOCKS, exp: Math.floor(now) + GOOD_FOR, iss: app };
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('pkcs8', pkcs8(key), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign(algorithm, imported, new TextEncoder().encode(text));
  return `${text}.${base64Url(new Uint8Array(signed))}`;
}

/** Variables of an environment hold a key in one line, with `\n` in it. */
function pkcs8(pem: string): Uint8Array<ArrayBuffer> {
  const text = pem.replaceAll('\\n', '\n');
  const body = text.replace(/-----[^-]+-----|\s/g, '');
  const bytes = bytesOf(body);
  return text.includes('RSA PRIVATE KEY') ? wrapped(bytes) : bytes;
}

/** An RSA key of PKCS#1 inside PKCS#8 (RFC 5208): version 0, the algorithm rsaEncryption, and the key as octets. */
function wrapped(key: Uint8Array): Uint8Array<ArrayBuffer> {
  const version = [2, 1, 0];
  const algorithm = [0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 1, 1, 5, 0];
  return tagged(0x30, new Uint8Array([...version, ...algorithm, ...tagged(4, key)]));
}

/** A value of DER: tag, length, content. */
function tagged(tag: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return new Uint8Array([tag, ...size, ...content]);
}
