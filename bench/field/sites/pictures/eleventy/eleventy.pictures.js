import { readFileSync } from 'node:fs';
import ogImage from 'eleventy-plugin-og-image';
import site from './eleventy.config.js';

export default function (eleventyConfig) {
  site(eleventyConfig);
  const font = {
    name: 'Figtree',
    data: readFileSync(process.env.FONT),
    weight: 400,
    style: 'normal',
  };
  eleventyConfig.addPlugin(ogImage, { satoriOptions: { fonts: [font] } });
}
