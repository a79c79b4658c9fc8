/** The built site, with an empty inbox. Needs LOCAL_DATA. */
import { rmSync } from 'node:fs';
import { localDataDir } from '../scripts/project.ts';

rmSync(localDataDir, { recursive: true, force: true });
await import('../scripts/serve.ts');
