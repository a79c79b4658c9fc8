/** Plain JavaScript without imports from npm: it runs on a fresh clone. */
import { join } from 'node:path';

/** Signs that Vite reads as something else than a part of a path. A site of `--site` may stand in such a folder. */
const UNUSABLE = ['#', '?', '*'];

/**
 * Ends the process, at once and with the reason, where the project is in a folder that nothing can be built in.
 * @param {string} [root] the folder of the project
 */
export function refuseUnusableFolder(root = join(import.meta.dirname, '../..')) {
  const sign = UNUSABLE.find((sign) => root.includes(sign));
  if (sign === undefined) return;
  console.error(
    `O projeto está em “${root}”, e as ferramentas que o montam não aceitam “${sign}” no nome de uma pasta. Mude o nome dela, ou leve o projeto para outra, e rode o comando de novo.`,
  );
  process.exit(1);
}
