import { hash } from 'node:crypto';

export const hashOf = (content: string | Uint8Array) => hash('sha256', content, 'hex');

/** What a text is known by to who will change it: short, and another one after each change. */
export const textStamp = (text: string): string => hashOf(text).slice(0, 16);

/** One key for several parts, whatever characters they contain. */
export const keyOf = (...parts: unknown[]) => hashOf(JSON.stringify(parts));
