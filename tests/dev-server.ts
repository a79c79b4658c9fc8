/** The dev server on a copy of the fixture site, so that tests may edit it. Needs LOCAL_DATA. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../scripts/local/folder.ts';
import { devContent } from './servers.ts';
import { fixture } from './sites.ts';

rmSync(localFolder(), { recursive: true, force: true });
rmSync(devContent, { recursive: true, force: true });
for (const folder of ['site-config', 'public'])
  cpSync(join(fixture.root, folder), join(devContent, folder), { recursive: true });
await import('../scripts/dev.ts');
