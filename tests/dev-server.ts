/** The dev server on a copy of the content, so that tests may edit it. Needs CONTENT_ROOT and LOCAL_DATA. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, projectRoot } from '../scripts/lib/project.ts';
import { localFolder } from '../scripts/local/folder.ts';

rmSync(localFolder(), { recursive: true, force: true });
rmSync(contentRoot, { recursive: true, force: true });
for (const folder of ['site-config', 'public']) {
  cpSync(join(projectRoot, folder), join(contentRoot, folder), { recursive: true });
}
await import('../scripts/dev.ts');
