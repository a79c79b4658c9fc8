import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/lib/project.ts';

const pages = join(projectRoot, 'site-config/pages');

/** The path of every page of the site. */
export const routes = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => (JSON.parse(readFileSync(join(pages, name), 'utf8')) as { path: string }).path)
  .sort();
