import { competitor } from './competitor.ts';

export const eleventy = competitor({
  name: 'Eleventy',
  packageName: '@11ty/eleventy',
  folder: 'eleventy',
  command: ['@11ty/eleventy/cmd.cjs', '--quiet'],
  outputFolder: '_site',
  fileOf: (path) => `${path}/index.html`,
});
