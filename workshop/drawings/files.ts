import { join } from 'node:path';
import { publicDir } from '../../src/node/project.ts';

/** Where a drawing is kept: browsers look for the favicon at the root, all else is in imagens. */
export const fileOf = (name: string) =>
  name === 'favicon.svg' ? join(publicDir, name) : join(publicDir, 'imagens', name);

/** Drawings that stand one after the other -> the same by file: `name-1.svg`, `name-2.svg`… */
export const numbered = (name: string, drawings: (() => string)[]): Record<string, () => string> =>
  Object.fromEntries(drawings.map((draw, index) => [`${name}-${index + 1}.svg`, draw]));
