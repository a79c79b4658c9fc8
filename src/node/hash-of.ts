import { hash } from 'node:crypto';

export const hashOf = (content: string | Uint8Array) => hash('sha256', content, 'hex');

/** One key for several parts, whatever characters they contain. */
export const keyOf = (...parts: unknown[]) => hashOf(JSON.stringify(parts));
