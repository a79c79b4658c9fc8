import { FONT } from '../content.ts';
import { competitor } from './competitor.ts';

const of = {
  packageName: 'astro',
  site: 'astro',
  command: ['astro/bin/astro.mjs', 'build'] as [string, ...string[]],
  outputFolder: 'dist',
  fileOf: (path: string) => `${path}/index.html`,
};
const env = { ASTRO_TELEMETRY_DISABLED: '1' };

export const astro = competitor({ ...of, name: 'Astro', folder: 'astro', env });

export const astroIncremental = competitor({
  ...of,
  name: 'Astro, incremental',
  folder: 'astro-incremental',
  env: { ...env, INCREMENTAL: 'yes' },
});

export const astroWithPictures = competitor({
  ...of,
  name: 'Astro, astro-og-canvas',
  folder: 'astro-pictures',
  pictures: true,
  env: { ...env, FONT },
});
