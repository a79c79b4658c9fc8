import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockIn } from '../src/content/node/machine.ts';
import { isLive } from '../src/content/read/site/is-live.ts';
import type { SiteFolders } from './sites.ts';

interface WrittenPage {
  path: string;
  sections: { type: string; form?: string }[];
}

/** Every page of a site that is to be seen, as it is written. */
export function pagesOf({ root }: SiteFolders): WrittenPage[] {
  const pages = join(root, 'site-config/pages');
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(pages, name), 'utf8')) as WrittenPage)
    .filter((page) => isLive(page, clockIn('America/Sao_Paulo')));
}

/** The path of every page of a site. */
export const routesOf = (site: SiteFolders): string[] =>
  pagesOf(site)
    .map(({ path }) => path)
    .sort();
