import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../node/project.ts';
import type { Handler } from '../http.ts';

const font = (name: string) =>
  createRequire(join(projectRoot, 'package.json')).resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );

const style = (name: string) => ({
  type: 'text/css; charset=utf-8',
  file: () => join(projectRoot, 'src/demo/inbox', name),
});

/** What the inbox page looks like: its style sheets, and the site's two fonts. */
const assets = {
  'inbox.css': style('inbox.css'),
  'items.css': style('items.css'),
  'archivo.woff2': { type: 'font/woff2', file: () => font('archivo') },
  'instrument-sans.woff2': { type: 'font/woff2', file: () => font('instrument-sans') },
};

export function asset(name: keyof typeof assets): Handler {
  const { type, file } = assets[name];
  return async (_request, response) => {
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'no-cache');
    response.end(await readFile(file()));
  };
}
