/** `npm pack`: makes what a package brings ready, for a site without blocks of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../src/node/run.mjs';

// The blocks of this project's own site are none of the engine's.
const site = mkdtempSync(join(tmpdir(), 'no-site-'));
process.env.CONTENT_ROOT = site;
process.once('exit', () => rmSync(site, { recursive: true, force: true }));
await run(join(import.meta.dirname, 'prepack.ts'));
