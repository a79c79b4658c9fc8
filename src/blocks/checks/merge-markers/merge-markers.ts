import { oncePerFile, readText } from '../../../content/read/files/site-files.ts';
import { locator } from '../../../content/read/site/locator.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { msg, quoted } from '../../../words/message.ts';

type OwnFinding = Finding<'merge-markers'>;

/** Files of public/ that are text, and small enough that people write them. */
const TEXT = /\.(svg|x?html?|xml|txt|md|csv|tsv|css|js|json|vtt|srt|ics|webmanifest)$/i;
const LARGEST = 2_000_000;

/** No file of public/ holds two versions of itself. Of those in site-config/ `json-merge-markers` tells. */
export const checkMergeMarkers = siteCheck(['merge-markers'], ({ machine, files }, report) => {
  for (const path of files.all) {
    const found = TEXT.test(path) && markersIn(machine.files, `public${path}`);
    if (found) report({ locate: locator(`public${path}`, found.text) }, found.finding);
  }
});

const markersIn = oncePerFile('merge-markers', (files, file, { size }) => {
  const text = size <= LARGEST ? readText(files, file) : undefined;
  const offset = text?.search(/^<{7}(?: .*)?\r?$/m) ?? -1;
  // A line of the same sign seven times is no conflict where the other two do not follow.
  if (text === undefined || offset < 0) return undefined;
  const middle = text.slice(offset).search(/^={7}\r?$/m);
  if (middle < 0 || !/^>{7}/m.test(text.slice(offset + middle))) return undefined;
  return { text, finding: findingFor(file, offset) };
});

const findingFor = (file: string, offset: number): OwnFinding => ({
  code: 'merge-markers',
  offset,
  message: msg('checks/merge-markers:found', { file: quoted(file) }),
  hint: msg('checks/merge-markers:found-hint'),
});
