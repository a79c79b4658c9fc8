import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { type Answer, created, failure, unprocessable } from './answers.ts';

export interface ForgeApp {
  id: string;
  /** PEM. */
  publicKey: string;
  /** What whoever installed it has agreed to: "contents" -> "write". */
  permissions: Record<string, 'read' | 'write'>;
}

interface Granted {
  until: number;
  permissions: Record<string, string>;
}

/** Documentation, "Generating a JSON Web Token": ten minutes at most, of whole seconds, signed with RS256. */
const LONGEST = 600;
/** "Generating an installation access token": it is good for an hour. */
const HOUR = 3_600_000;

export class AppTokens {
  readonly #granted = new Map<string, Granted>();

  constructor(
    readonly app: ForgeApp,
    readonly now: () => number,
  ) {}

  /** Undefined if the token is one of the app; else why not. */
  refusedToken(authorization: string): Answer | undefined {
    const [head = '', body = '', signature = ''] = bearerIn(authorization).split('.');
    const claims = parsed(body);
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      createPublicKey(this.app.publicKey),
      Buffer.from(signature, 'base64url'),
    );
    if (!claims || parsed(head)?.alg !== 'RS256' || !isSigned)
      return failure(401, 'A JSON web token could not be decoded');
    const seconds = this.now() / 1000;
    if (typeof claims.exp !== 'number' || claims.exp < seconds)
      return failure(
        401,
        "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires",
      );
    if (claims.exp > seconds + LONGEST)
      return failure(401, "'Expiration time' claim ('exp') is too far in the future");
    if (String(claims.iss) !== this.app.id)
      return failure(401, "'Issuer' claim ('iss') must be an Integer");
    return undefined;
  }

  /** 201 with a token; 422 if more is asked for than was agreed to. */
  grant({ permissions = this.app.permissions }: { permissions?: Record<string, string> }): Answer {
    const isTooMuch = Object.entries(permissions).some(
      ([name, access]) => !this.#agreed(name, access),
    );
    if (isTooMuch)
      return unprocessable('The permissions requested are not granted to this installation.');
    const token = `ghs_${randomBytes(18).toString('hex')}`;
    const until = this.now() + HOUR;
    this.#granted.set(token, { until, permissions });
    return created({
      ...{ token, expires_at: new Date(until).toISOString(), permissions },
      repository_selection: 'selected',
    });
  }

  #agreed(name: string, access: string): boolean {
    const given = this.app.permissions[name];
    return given === 'write' || given === access;
  }

  /** Undefined if who shows this token may do so; else why not. */
  refused(authorization: string, permission: string, access: 'read' | 'write'): Answer | undefined {
    const token = bearerIn(authorization);
    if (token === '') return failure(401, 'Requires authentication');
    const granted = this.#granted.get(token);
    if (!granted || granted.until < this.now()) return failure(401, 'Bad credentials');
    const given = granted.permissions[permission];
    return given === 'write' || given === access
      ? undefined
      : failure(403, 'Resource not accessible by integration');
  }
}

const bearerIn = (authorization: string) =>
  /^(?:bearer|token) (\S+)$/i.exec(authorization)?.[1] ?? '';

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
