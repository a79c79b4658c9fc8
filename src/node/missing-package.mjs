/** Plain JavaScript: what runs before TypeScript can needs it too. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from './installed.mjs';

/**
 * Says what to install, of an error of an import: what a command needs beyond a build is not installed with the engine.
 * Where a package is missing that is, nothing has been installed yet. Undefined for any other error.
 * @param {unknown} error
 * @returns {import('../words/message.ts').Message | undefined}
 */
export function missingPackage(error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const [, name] = /Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (name === undefined) return undefined;
  const { dependencies } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'));
  return Object.hasOwn(dependencies, name)
    ? { key: 'node/packages:none', values: { name } }
    : { key: 'node/packages:missing', values: { name } };
}
