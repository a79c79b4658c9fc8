/** Plain JavaScript without imports from npm: it runs on a fresh clone. */
import { join } from 'node:path';
import { plainlyWorded } from '../words/node/plain.mjs';

/** Signs that Vite reads as something else than a part of a path. A site of `--site` may stand in such a folder. */
const UNUSABLE = ['#', '?', '*'];

/**
 * Ends the process, at once and with the reason, where the project is in a folder that nothing can be built in.
 * @param {string} [root] the folder of the project
 */
export function refuseUnusableFolder(root = join(import.meta.dirname, '../..')) {
  const sign = UNUSABLE.find((sign) => root.includes(sign));
  if (sign === undefined) return;
  console.error(plainlyWorded({ key: 'node/start:unusable-folder', values: { root, sign } }));
  process.exit(1);
}
