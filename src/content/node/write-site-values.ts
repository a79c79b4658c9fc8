import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../node/project.ts';
import { referenceKinds } from '../edit/editor-schemas/schema-source.ts';
import { EDITOR_SCHEMAS, SITE_VALUES, siteValues } from '../edit/editor-schemas/site-values.ts';
import type { Site } from '../read/site/site.ts';
import { readSchemas } from './read-schemas.ts';

/** Tells VS Code what the project's site has now; what another site has is not for its folder. */
export function writeSiteValues(site: Site, folder = join(projectRoot, EDITOR_SCHEMAS)): void {
  const kinds = referenceKinds(readSchemas(projectRoot));
  const text = `${JSON.stringify(siteValues(site, kinds), null, 1)}\n`;
  const file = join(folder, SITE_VALUES);
  if (text === read(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
