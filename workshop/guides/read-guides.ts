import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, publicDir } from '../../src/node/project.ts';
import type { Guide, Site, Theme } from '../../src/types/config.gen.ts';
import type { GuideParts } from './guide-pdf.ts';

/**
 * The guides and what their pages need, read from the files themselves: the validator would refuse
 * a guide whose PDF is not there, and it is this that makes it.
 */
export function readGuides(): { guides: Guide[]; parts: GuideParts } {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(contentRoot, 'site-config', `${name}.json`), 'utf8'));
  const guides = Object.values(read('collections/guides') as Record<string, Guide>);
  const parts = { site: read('site') as Site, theme: read('theme') as Theme, publicDir };
  return { guides, parts };
}
