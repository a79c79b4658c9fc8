import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { isObject } from '../json/json.ts';
import { sampleFor } from './value-words.ts';

const patternsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = isObject(value) && typeof value.pattern === 'string' ? [value.pattern] : [];
  return own.concat(Object.values(value).flatMap(patternsIn));
};

it('has a sample for each pattern of the schemas, to be shown to who missed it', () => {
  const folder = join(projectRoot, 'schema');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const patterns = files.flatMap((name) =>
    patternsIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((pattern) => !sampleFor(pattern))).toEqual([]);
});
