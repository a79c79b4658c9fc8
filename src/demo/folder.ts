import { join, resolve } from 'node:path';
import { contentRoot } from '../node/project.ts';

/** Where the stand-ins of the outside world keep their data: `LOCAL_DATA`, or the site's `.local/`. */
export function localFolder(): string {
  return resolve(process.env.LOCAL_DATA ?? join(contentRoot, '.local'));
}
