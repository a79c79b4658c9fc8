import { missingPackages } from '../../node/font-files.ts';
import { hashOf } from '../../node/hash-of.ts';
import type { Machine } from '../machine.ts';
import { diskFiles } from './disk-files.ts';
import { iconNames } from './icon-names.ts';
import { pictureFaults } from './picture-faults.ts';
import { clockIn } from './present.ts';
import { cameToBe, publishedPages } from './published.ts';

/** This machine, for a site in a folder of its disk. */
export const machineAt = (root: string): Machine => ({
  files: diskFiles(root),
  hash: hashOf,
  clockIn,
  variables: process.env,
  iconNames,
  missingFonts: missingPackages,
  pictureFaults: (files) => pictureFaults(root, files),
  publishedPages: (clock, pageOf) => publishedPages(root, clock, pageOf),
  cameToBe: (file) => cameToBe(root, file),
});
