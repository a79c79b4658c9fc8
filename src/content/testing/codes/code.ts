import type { Files } from '../fixture.ts';

/** What a code means, in a sentence, and a tiny edit of the valid site that gives it and no other. */
export type Codes = Record<string, [means: string, example: Files]>;

/** Check -> its codes: `src/content/testing/codes/codes.gen.ts`. */
export type CodesRegistry = Record<string, Codes>;
