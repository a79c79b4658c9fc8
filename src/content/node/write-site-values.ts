import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOfSite } from '../../words/node/catalogues.ts';
import { referenceKinds } from '../edit/editor-schemas/schema-source.ts';
import { EDITOR_SCHEMAS, SITE_VALUES, siteValues } from '../edit/editor-schemas/site-values.ts';
import type { Site } from '../read/site/site.ts';
import { readSchemas } from './read-schemas.ts';

/** Tells VS Code what the site in `root` has now, if `npm run types` wrote for it what VS Code completes. */
export function writeSiteValues(site: Site, root: string): void {
  const folder = join(root, EDITOR_SCHEMAS);
  if (!existsSync(folder)) return;
  const { worded, language } = wordsOfSite(root);
  const kinds = referenceKinds(readSchemas(root));
  const text = `${JSON.stringify(siteValues(site, kinds, worded, language), null, 1)}\n`;
  const file = join(folder, SITE_VALUES);
  if (text === read(file)) return;
  writeFileSync(file, text);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
