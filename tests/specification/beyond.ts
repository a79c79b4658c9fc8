import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/node/project.ts';

/** What the product does beyond the specification, each with its switch: the table of docs/new-site.md. */
export function beyond(): string {
  const [, table = ''] = readFileSync(join(projectRoot, 'docs/new-site.md'), 'utf8').split(
    '## What can be switched off',
  );
  const rows = [...table.matchAll(/^\| (?!-)(.+?) +\| (.+?) +\|$/gm)].slice(1);
  return rows.map(([, what, how]) => `${what} (off ${how})`).join('; ');
}
