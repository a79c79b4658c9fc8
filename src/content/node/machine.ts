import { fontRanges, missingPackages } from '../../node/font-files.ts';
import { hashOf } from '../../node/hash-of.ts';
import { msg } from '../../words/message.ts';
import type { Machine } from '../read/site/machine.ts';
import { CannotRun } from '../read/words/problem.ts';
import { type Clock, instantOf } from '../read/words/time-zone.ts';
import { diskFiles } from './disk-files.ts';
import { iconNames } from './icons.ts';
import { pictureFaults } from './picture-faults.ts';
import { cameToBe, publishedPages } from './published.ts';
import { samplesAt } from './samples.ts';

/** This machine, for a site in a folder of its disk. */
export const machineAt = (root: string): Machine => ({
  files: diskFiles(root),
  hash: hashOf,
  clockIn,
  variables: process.env,
  iconNames,
  samples: samplesAt(root),
  missingFonts: missingPackages,
  fontRanges,
  pictureFaults: (files) => pictureFaults(root, files),
  publishedPages: (clock, pageOf) => publishedPages(root, clock, pageOf),
  cameToBe: (file) => cameToBe(root, file),
});

/** `SITE_NOW` replaces the current time, to preview and test a site at another date. */
export function clockIn(timeZone: string): Clock {
  const { SITE_NOW } = process.env;
  const now = SITE_NOW ? instantOf(SITE_NOW, timeZone) : Date.now();
  if (Number.isNaN(now))
    throw new CannotRun(msg('content/environment:site-now', { value: SITE_NOW }));
  return { now, timeZone };
}
