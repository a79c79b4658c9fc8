/** Where the engine is, and how it came there. Plain JavaScript: what runs before TypeScript can. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the code and of schema/. */
export const engineRoot = join(import.meta.dirname, '../..');

/** Whether it is a package that a site has installed: npm leaves a lock file out of what it packs. */
export const isInstalled = !existsSync(join(engineRoot, 'package-lock.json'));

/** What was made before the engine was packed (scripts/prepack.ts); only a package has what its code makes. */
export const prebuilt = join(engineRoot, 'prebuilt');

/** The sum of all code that it was made of: a package lacks what only its bundles are made of. */
export const packedSum = join(prebuilt, 'code-sum');
