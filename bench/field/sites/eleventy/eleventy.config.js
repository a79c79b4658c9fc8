import { readdirSync, readFileSync } from 'node:fs';
import { marked } from 'marked';

const CONTENT = '../content';
const read = (name) => JSON.parse(readFileSync(`${CONTENT}/${name}`, 'utf8'));

export default function (eleventyConfig) {
  eleventyConfig.addGlobalData('pages', () =>
    readdirSync(`${CONTENT}/pages`).map((name) => read(`pages/${name}`)),
  );
  for (const name of ['messages', 'navigation', 'site', 'vendors'])
    eleventyConfig.addGlobalData(name, () => read(`${name}.json`));
  eleventyConfig.addFilter('inline', (text) => marked.parseInline(text));
  eleventyConfig.addPassthroughCopy({ '../public': '/', '../style.css': '/style.css' });
}
