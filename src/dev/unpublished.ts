import { plainText } from '../content/compile/rich-text.ts';
import { nameOf } from '../content/edit/labels/file-title.ts';
import { draftsIn } from '../content/read/site/drafts.ts';
import { whyNotLive } from '../content/read/site/is-live.ts';
import { listsIn } from '../content/read/site/list-query.ts';
import type { PageSource, SiteConfig } from '../content/read/site/site-config.ts';
import type { Reference } from '../content/read/words/problem.ts';
import type { Clock } from '../content/read/words/time-zone.ts';
import { isObject } from '../lib/json.ts';
import type { PageData, UnpublishedNote } from '../ui/data/types.ts';
import { type Message, msg, quoted, type Wording } from '../words/message.ts';

/** The notes of the dev server on pages and sections that visitors do not see, or see only in part. */
export function unpublished(
  { page, references }: PageSource,
  config: Pick<SiteConfig, 'collections' | 'records' | 'pages' | 'unpaged'>,
  clock: Clock,
): Pick<PageData, 'unpublished'> {
  const { collections, records } = config;
  const why = whyNotLive(page, clock);
  const drafts = new Set(draftsIn({ collections, records }));
  const shown = references.filter(({ kind, value }) => drafts.has(`${kind}/${value}`));
  const sections = page.sections.flatMap((section, index): [number, UnpublishedNote][] => {
    const within = shown.filter(({ pointer }) => pointer.startsWith(`/sections/${index}/`));
    const why = whyNotLive(section, clock) ?? draftsInWords(within, collections);
    return why ? [[index, { text: why, label: msg('overlay:section-note', { why }) }]] : [];
  });
  const listed = listsIn(page.sections).length > 0 ? unpublishedRecords(config, clock) : {};
  if (!why && sections.length === 0 && Object.keys(listed).length === 0) return {};
  const note = why && { text: why, label: msg('overlay:page-note', { why }) };
  return {
    unpublished: {
      ...(note && { page: note }),
      sections: Object.fromEntries(sections),
      ...(Object.keys(listed).length > 0 && { records: listed }),
    },
  };
}

/** By the address of their page; those without one by their title. */
function unpublishedRecords(
  { pages, unpaged }: Pick<SiteConfig, 'pages' | 'unpaged'>,
  clock: Clock,
): Record<string, Message> {
  const ofPages = pages.flatMap(({ path, page, facts }) => {
    const why = facts.card && whyNotLive(page, clock);
    return why ? [[path, why] as const] : [];
  });
  const others = unpaged.flatMap(({ card, isTimed, value }) => {
    const why = isTimed && whyNotLive(value, clock);
    return why ? [[plainText(card.title), why] as const] : [];
  });
  return Object.fromEntries([...ofPages, ...others]);
}

/** Draft: “Novaterra” */
function draftsInWords(
  records: readonly Reference[],
  collections: SiteConfig['collections'],
): Wording | undefined {
  const names = records.map(({ kind, value }) => {
    const records = collections[kind];
    return nameOf(isObject(records) ? records[value] : undefined) ?? value;
  });
  const list = [...new Set(names)].map(quoted);
  return names.length === 0 ? undefined : msg('overlay:draft-records', { records: { list } });
}
