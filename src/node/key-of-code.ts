import { join } from 'node:path';
import { BUILD_CODE, codeFiles, sumOfCode } from './code-files.ts';
import { stampOf } from './file-stamp.ts';
import { keyOf } from './hash-of.ts';
import { isInstalled } from './installed.mjs';
import { contentRoot, projectRoot } from './project.ts';
import { siteBlockStamps } from './site-blocks.mjs';

/** A process runs the code that it has begun with. */
let key: string | undefined;

/** Key of all installed code, and of the site's own blocks, that affects the results for a file. */
export function keyOfCode(): string {
  const stamp = (file: string) => stampOf(join(projectRoot, file));
  key ??= keyOf(
    isInstalled ? sumOfCode(BUILD_CODE) : codeFiles(BUILD_CODE).map((file) => [file, stamp(file)]),
    siteBlockStamps(contentRoot),
    stamp('node_modules/.package-lock.json'),
  );
  return key;
}
