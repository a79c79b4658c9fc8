/** `npm test`: installs what is missing, then runs scripts/test.ts in this same process. */
import { join } from 'node:path';
import { ensureDependencies } from '../src/node/ensure-dependencies.mjs';
import { run } from '../src/node/run.mjs';

ensureDependencies();
await run(join(import.meta.dirname, 'test.ts'));
