import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '../../node/project.ts';
import { localFolder } from '../folder.ts';

/** The address of the studio that the site asks for; undefined if it asks for none, or while its file is broken. */
export function studioPath(): string | undefined {
  const file = join(contentRoot, 'site-config/site.json');
  if (!existsSync(file)) return undefined;
  try {
    const path: unknown = JSON.parse(readFileSync(file, 'utf8')).studio?.path;
    return typeof path === 'string' ? path : undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** What the studio at an address keeps on this machine. */
export const studioFolder = (): string => join(localFolder(), 'studio');
export const repositoryFolder = (): string => join(studioFolder(), 'site.git');
