import { join } from 'node:path';

export default {
  output: 'export',
  // Where node_modules/ is; it would take the folder of the outermost lock file.
  turbopack: { root: join(import.meta.dirname, '../..') },
};
