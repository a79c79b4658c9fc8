/** `npm test`: installs what is missing, then runs scripts/test.ts in this same process. */
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { run } from './lib/run.mjs';

ensureDependencies();
await run(join(import.meta.dirname, 'test.ts'));
