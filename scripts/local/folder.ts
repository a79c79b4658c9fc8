import { join, resolve } from 'node:path';
import { projectRoot } from '../lib/project.ts';

/** Where the stand-ins of the outside world keep their data: `LOCAL_DATA`, or `.local/`. */
export function localFolder(): string {
  return resolve(process.env.LOCAL_DATA ?? join(projectRoot, '.local'));
}
