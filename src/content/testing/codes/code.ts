import type { Files } from '../fixture.ts';

/** Code -> a tiny edit of the valid site that gives it and no other. What it means says `code-<code>` of the words. */
export type Codes = Record<string, Files>;

/** Check -> its codes: `src/content/testing/codes/codes.gen.ts`. */
export type CodesRegistry = Record<string, Codes>;
