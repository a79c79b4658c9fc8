import { competitor } from './competitor.ts';

export const astro = competitor({
  name: 'Astro',
  packageName: 'astro',
  folder: 'astro',
  command: ['astro/bin/astro.mjs', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  outputFolder: 'dist',
  fileOf: (path) => `${path}/index.html`,
});
