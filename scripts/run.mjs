/** `node scripts/run.mjs <file.ts> [arguments]`: runs a TypeScript file of this project. */
import { resolve } from 'node:path';
import { run } from '../src/node/run.mjs';

const file = resolve(process.argv[2]);
process.argv.splice(1, 2, file);
await run(file);
