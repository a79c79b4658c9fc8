import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolders } from './sites.ts';

/** The path of every page of a site. */
export function routesOf({ root }: SiteFolders): string[] {
  const pages = join(root, 'site-config/pages');
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => (JSON.parse(readFileSync(join(pages, name), 'utf8')) as { path: string }).path)
    .sort();
}
