import { isObject } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import type { RecordTemplate } from '../files/layout.ts';
import { recordOf, type Slot } from '../files/layout.ts';
import type { Problem } from '../words/problem.ts';
import type { RecordPage } from './record-types.ts';

export const recordPageOf = memoizeWeakly(
  ({ text }: RecordTemplate): RecordPage => JSON.parse(text),
);

/** Whether each record has a page, or all are shown in lists alone. */
export const hasPages = (template: RecordTemplate): boolean =>
  recordPageOf(template).path !== undefined;

/** Of the feeds of a collection: the address that its records share. */
export const feedPath = ({ path = '' }: Pick<RecordPage, 'path'>): string =>
  path.replace(/\/\{id\}$/, '/feed');

/** Of the feeds of a category: below its page. */
export const categoryFeedPath = ({ path }: { path: string }): string => `${path}/feed`;

/** The feeds of a site by collection, but for those of categories. */
export const feedsIn = memoizeWeakly(
  (entries: readonly Pick<Entry, 'kind' | 'name' | 'value'>[]): ReadonlyMap<string, string> =>
    new Map(
      entries.flatMap((entry) => {
        const isPage = entry.kind === 'record-page';
        const { path, feed } = isPage && isObject(entry.value) ? entry.value : {};
        return typeof path === 'string' && feed ? [[entry.name, feedPath({ path })]] : [];
      }),
    ),
);

/** By the name of the collection; those with errors are left out. */
export type Templates = ReadonlyMap<string, RecordTemplate>;

interface Entry {
  kind: string;
  file: string;
  name: string;
  text: string;
  value: unknown;
  problems: readonly Problem[];
}

export function templatesIn(
  entries: readonly Entry[],
  language: string,
  hash: (text: string) => string,
): Templates {
  const right = entries.filter(
    ({ value, problems }) => value && problems.every(({ severity }) => severity !== 'error'),
  );
  return new Map(
    right.map(({ file, name, text }) => {
      const sum = hash(JSON.stringify([text, language]));
      return [name, { file, text, language, sum }];
    }),
  );
}

/** What identifies a template together with what it reads of other records. */
export const keyOf = ({ sum, namedSum }: RecordTemplate): string =>
  namedSum === undefined ? sum : `${sum} ${namedSum}`;

/** The same slots; a record is another one when the page of its collection is. */
export const withTemplates = (slots: readonly Slot[], templates: Templates): readonly Slot[] =>
  templates.size === 0
    ? slots
    : slots.map((slot) => {
        const template = templateOf(slot, templates);
        return template ? { ...slot, template, stamp: `${slot.stamp} ${keyOf(template)}` } : slot;
      });

/** That of a record; of a collection in one file, whose records have no pages, if there are to be none. */
function templateOf(slot: Slot, templates: Templates): RecordTemplate | undefined {
  if (slot.kind === 'record') return templates.get(recordOf(slot)[0]);
  const template = slot.kind === 'collection' ? templates.get(slot.name) : undefined;
  return template && !hasPages(template) ? template : undefined;
}

/** All entries: those of the files, each record followed by the page that was made of it. */
export const withMadePages = <T extends { made?: T }>(files: readonly T[]): readonly T[] =>
  files.some(({ made }) => made)
    ? files.flatMap((file) => (file.made ? [file, file.made] : [file]))
    : files;
