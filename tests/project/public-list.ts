import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../src/lib/json.ts';
import { projectRoot } from '../../src/node/project.ts';

const text = readFileSync(join(projectRoot, 'docs/public.md'), 'utf8');

/** The heading of the table of what commands write for programs. */
export const JSON_TABLE = 'What `--format json` writes';

/** The rows of the table below a heading of docs/public.md: the first cell, without its signs of code -> the second. */
export function tableBelow(heading: string): Map<string, string> {
  const [, part = ''] = text.split(`\n### ${heading}\n`);
  const lines = part.split(/\n##/)[0]?.split('\n') ?? [];
  const rows = lines.filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((row) => {
      const [, first = '', second = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return [first.replaceAll('`', ''), second];
    }),
  );
}

/** What stands as code in a cell. */
export const codeIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** What is in a value: its keys in their order of letters, those of items of a list together. `value` is of the site. */
export function shapeOf(values: readonly unknown[]): string {
  const lists = values.filter(Array.isArray);
  if (lists.length > 0) return `[${shapeOf(lists.flat())}]`;
  const objects = values.filter(isObject);
  const keys = [...new Set(objects.flatMap(Object.keys))].sort();
  const inner = keys.map((key) => {
    const shape = key === 'value' ? '' : shapeOf(objects.flatMap((object) => object[key] ?? []));
    const isList = objects.some((object) => Array.isArray(object[key]));
    const shown = isList ? `[${shape}]` : shape;
    return shown === '' ? key : `${key}: ${shown}`;
  });
  return keys.length > 0 ? `{ ${inner.join(', ')} }` : '';
}
