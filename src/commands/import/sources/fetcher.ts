import { setTimeout as wait } from 'node:timers/promises';
import type { Limits } from '../limits.ts';

export type Fetched =
  | { kind: 'body'; bytes: Uint8Array; type: string }
  /** Whole, and asked of nobody yet. */
  | { kind: 'redirect'; to: string }
  | { kind: 'failed'; why: string };

/** In milliseconds, until an answer is complete. */
const PATIENCE = 20_000;
const MOST_HOPS = 4;

/** Asks a server for one address after the other, with a pause between, until the limits are reached. */
export class Fetcher {
  static readonly agent = 'site-in-json-import';
  pause: number;
  #bytes = 0;
  #last = 0;
  readonly #until: number;

  constructor(
    readonly limits: Limits,
    readonly mayAsk: (address: string) => boolean,
  ) {
    this.pause = limits.pause;
    this.#until = Date.now() + limits.time;
  }

  /** Whether no more is asked: too much was read, or it took too long. */
  get isSpent(): boolean {
    return this.#bytes >= this.limits.bytes || Date.now() >= this.#until;
  }

  async get(address: string, most: number): Promise<Fetched> {
    if (!this.mayAsk(address)) return { kind: 'failed', why: 'host' };
    if (this.isSpent) return { kind: 'failed', why: 'limit' };
    await wait(Math.max(0, this.#last + this.pause - Date.now()));
    try {
      return await this.#ask(address, most);
    } catch (error) {
      return { kind: 'failed', why: reasonOf(error) };
    } finally {
      this.#last = Date.now();
    }
  }

  /** The bytes of a file, also where it has moved on the same host; undefined where it is not there. */
  async file(
    address: string,
    most: number,
    isAllowed: (address: string) => boolean,
  ): Promise<Uint8Array | undefined> {
    let next = address;
    for (let hop = 0; hop < MOST_HOPS && isAllowed(next); hop += 1) {
      const fetched = await this.get(next, most);
      if (fetched.kind === 'body') return fetched.bytes;
      if (fetched.kind === 'failed') return undefined;
      next = fetched.to;
    }
    return undefined;
  }

  async #ask(address: string, most: number): Promise<Fetched> {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { 'user-agent': Fetcher.agent, accept: 'text/html,image/*,*/*;q=0.5' },
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      return URL.canParse(location, address)
        ? { kind: 'redirect', to: new URL(location, address).href }
        : { kind: 'failed', why: String(response.status) };
    }
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'failed', why: String(response.status) };
    }
    const bytes = await this.#read(response, most);
    const type = response.headers.get('content-type') ?? '';
    return bytes ? { kind: 'body', bytes, type } : { kind: 'failed', why: 'bytes' };
  }

  /** Undefined for more than `most` bytes, counted as they arrive: what was compressed may be any length. */
  async #read(response: Response, most: number): Promise<Uint8Array | undefined> {
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body ?? []) {
      length += part.length;
      this.#bytes += part.length;
      if (length > most) return undefined; // which ends the answer
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? error.name;
}
