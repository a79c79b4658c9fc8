import { nameOf } from '../content/edit/labels/file-title.ts';
import { whyNotLive } from '../content/read/site/is-live.ts';
import { draftRecords } from '../content/read/site/links-over-time.ts';
import type { PageSource, SiteConfig } from '../content/read/site/site-config.ts';
import type { Reference } from '../content/read/words/problem.ts';
import type { Clock } from '../content/read/words/time-zone.ts';
import { quote } from '../content/read/words/wording.ts';
import { isObject } from '../lib/json.ts';
import type { PageData } from '../ui/data/types.ts';
import { worded } from '../words/reader.ts';

/** The notes of the dev server on pages and sections that visitors do not see, or see only in part. */
export function unpublished(
  { page, references }: PageSource,
  { collections }: Pick<SiteConfig, 'collections'>,
  clock: Clock,
): Pick<PageData, 'unpublished'> {
  const why = whyNotLive(page, clock);
  const drafts = draftRecords(Object.entries(collections));
  const shown = references.filter(({ kind, value }) => drafts.has(`${kind}/${value}`));
  const sections = page.sections.flatMap((section, index): [number, string][] => {
    const within = shown.filter(({ pointer }) => pointer.startsWith(`/sections/${index}/`));
    const why = whyNotLive(section, clock) ?? draftsInWords(within, collections);
    return why ? [[index, worded(why)]] : [];
  });
  if (!why && sections.length === 0) return {};
  return {
    unpublished: { ...(why && { page: worded(why) }), sections: Object.fromEntries(sections) },
  };
}

/** "Rascunho: “Novaterra”" */
function draftsInWords(
  records: readonly Reference[],
  collections: SiteConfig['collections'],
): string | undefined {
  const names = records.map(({ kind, value }) => {
    const records = collections[kind];
    return quote(nameOf(isObject(records) ? records[value] : undefined) ?? value);
  });
  return names.length === 0 ? undefined : `Rascunho: ${[...new Set(names)].join(', ')}`;
}
