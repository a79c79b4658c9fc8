/** The dev server on a copy of the fixture site, with a page of all examples. Needs CONTENT_ROOT, LOCAL_DATA. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../src/demo/folder.ts';
import { contentRoot, viteCacheDir } from '../src/node/project.ts';
import { writeExamplePages } from './dev/example-pages.ts';
import { fixture } from './sites.ts';

rmSync(localFolder(), { recursive: true, force: true });
// Made anew: it is not asked whether the code needs other libraries by now.
rmSync(viteCacheDir, { recursive: true, force: true });
rmSync(contentRoot, { recursive: true, force: true });
for (const folder of ['site-config', 'public', 'blocks'])
  cpSync(join(fixture.root, folder), join(contentRoot, folder), { recursive: true });
writeExamplePages(contentRoot);
await import('../scripts/dev.ts');
