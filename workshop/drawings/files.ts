import { join } from 'node:path';
import { publicDir } from '../../src/node/project.ts';

/** Where a drawing is kept: browsers look for the favicon at the root, all else is in imagens. */
export const fileOf = (name: string) =>
  name === 'favicon.svg' ? join(publicDir, name) : join(publicDir, 'imagens', name);
