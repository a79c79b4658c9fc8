import { randomUUID } from 'node:crypto';

/** How long a token of reCAPTCHA v2 lives, in milliseconds. */
const LIFETIME = 120_000;

/** Tokens as reCAPTCHA's: each lives two minutes and works once. */
export class CaptchaTokens {
  #issued = new Map<string, number>();

  /** @param now milliseconds since the epoch */
  constructor(readonly now: () => number = Date.now) {}

  issue(): string {
    for (const [token, issuedAt] of this.#issued)
      if (!this.#alive(issuedAt)) this.#issued.delete(token);
    const token = `local-${randomUUID()}`;
    this.#issued.set(token, this.now());
    return token;
  }

  /** True once, for a token issued less than two minutes ago. */
  spend(token: string): boolean {
    const issuedAt = this.#issued.get(token);
    this.#issued.delete(token);
    return issuedAt !== undefined && this.#alive(issuedAt);
  }

  #alive(issuedAt: number): boolean {
    return this.now() - issuedAt < LIFETIME;
  }
}
