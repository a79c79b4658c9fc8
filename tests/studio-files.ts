import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolders } from './sites.ts';

/** Whether a file of a build is of the studio at its address: no page, with a policy of its own. */
export function studioFiles({ root }: SiteFolders): (name: string) => boolean {
  const { studio } = JSON.parse(readFileSync(join(root, 'site-config/site.json'), 'utf8'));
  const path = (studio?.path ?? '/-').slice(1);
  const own = [`${path}.html`, `${path}/canvas.html`, `${path}/link.html`, `${path}.offline.js`];
  return (name) => own.includes(name);
}
