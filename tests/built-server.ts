/** The built site, with an empty inbox. Needs LOCAL_DATA. */
import { rmSync } from 'node:fs';
import { localFolder } from '../scripts/local/folder.ts';

rmSync(localFolder(), { recursive: true, force: true });
await import('../scripts/serve.ts');
