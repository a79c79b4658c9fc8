/** The dev server on a copy of the content, so that tests may edit it. Needs CONTENT_ROOT. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, projectRoot } from '../scripts/project.ts';

rmSync(contentRoot, { recursive: true, force: true });
for (const folder of ['site-config', 'public']) {
  cpSync(join(projectRoot, folder), join(contentRoot, folder), { recursive: true });
}
await import('../scripts/dev.ts');
