import { join, resolve } from 'node:path';
import { LOCAL_SERVICES } from '../hosting/own-addresses.ts';
import { contentRoot } from '../node/project.ts';

/** The data folder of the demo services: `LOCAL_DATA`, or the site's `.local/`. */
export function localFolder(): string {
  return resolve(process.env.LOCAL_DATA || join(contentRoot, '.local'));
}

/** The path of the inbox page. */

export const INBOX = `${LOCAL_SERVICES}/inbox`;
