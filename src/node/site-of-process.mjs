/** Plain JavaScript: what runs before TypeScript can asks for the site too. */
import { resolve } from 'node:path';
import { engineRoot as root } from './installed.mjs';

/** The same as `contentRoot` in project.ts. */
export function siteOfProcess() {
  const at = process.argv.findIndex((argument) => /^--site(=|$)/.test(argument));
  const [, named = process.argv[at + 1]] = at < 0 ? [] : process.argv[at].split('=');
  return resolve((at >= 0 && named) || process.env.CONTENT_ROOT || root);
}
