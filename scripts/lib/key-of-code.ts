import { join } from 'node:path';
import { keyOf } from './hash-of.ts';
import { lookOf, looksIn } from './look-of.ts';
import { projectRoot } from './project.ts';

/** A process runs the code that it has begun with. */
let key: string | undefined;

/** Of all code that may have a say in what is found in a file, as it is installed here. */
export function keyOfCode(): string {
  key ??= keyOf(
    ['scripts', 'src'].map((folder) => looksIn(join(projectRoot, folder))),
    lookOf(join(projectRoot, 'node_modules/.package-lock.json')),
  );
  return key;
}
