import { isObject } from '../../../lib/json.ts';
import type { ConfigFile } from './config-file.ts';
import { single } from './site.ts';

/** The address of the studio that `site.json` names; undefined if it has none. */
export function studioPath(entries: readonly ConfigFile[]): string | undefined {
  const value = single(entries, 'site')?.value;
  const studio = isObject(value) ? value.studio : undefined;
  return isObject(studio) && typeof studio.path === 'string' ? studio.path : undefined;
}
