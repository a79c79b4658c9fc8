import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));

/** Where a drawing is kept: browsers look for the favicon at the root, all else is in imagens. */
export const fileOf = (name: string) =>
  name === 'favicon.svg' ? join(PUBLIC, name) : join(PUBLIC, 'imagens', name);
