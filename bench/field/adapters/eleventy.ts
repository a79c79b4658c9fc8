import { FONT } from '../content.ts';
import { competitor } from './competitor.ts';

const of = {
  packageName: '@11ty/eleventy',
  site: 'eleventy',
  outputFolder: '_site',
  fileOf: (path: string) => `${path}/index.html`,
};
const program = '@11ty/eleventy/cmd.cjs';

export const eleventy = competitor({
  ...of,
  name: 'Eleventy',
  folder: 'eleventy',
  command: [program, '--quiet'],
});

export const eleventyWithPictures = competitor({
  ...of,
  name: 'Eleventy, eleventy-plugin-og-image',
  folder: 'eleventy-pictures',
  pictures: true,
  command: [program, '--quiet', '--config=eleventy.pictures.js'],
  env: { FONT },
});
