/** Plain JavaScript: what runs before TypeScript can asks for the site too. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineRoot } from './installed.mjs';

/**
 * The site of a command: `--site <folder>` names it, or CONTENT_ROOT does; without either it is the project itself.
 * @returns {string} absolute path
 */
export function siteOfProcess() {
  const { site } = parseArgs({ options: { site: { type: 'string' } }, strict: false }).values;
  return resolve(typeof site === 'string' ? site : process.env.CONTENT_ROOT || engineRoot);
}
