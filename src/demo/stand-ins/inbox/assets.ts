import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentRoot, projectRoot } from '../../../node/project.ts';
import type { Theme } from '../../../types/config.gen.ts';
import type { Handler } from '../../http.ts';

/** A style sheet of the inbox, from this folder. */
export const sheet = (name: 'inbox.css' | 'items.css'): Handler =>
  css(() => readFile(join(projectRoot, 'src/demo/stand-ins/inbox', name), 'utf8'));

/** The colours of the site's theme, as the style sheets name them. */
export const themeSheet: Handler = css(async () => {
  const file = join(contentRoot, 'site-config/theme.json');
  const { colors } = JSON.parse(await readFile(file, 'utf8')) as Theme;
  const rules = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
  return `:root{${rules.join(';')}}`;
});

function css(read: () => Promise<string>): Handler {
  return async (_request, response) => {
    response.setHeader('Content-Type', 'text/css; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(await read());
  };
}
