import { collectionTraitsOf } from '../../blocks/traits.ts';
import type { Form } from '../../types/config.gen.ts';
import { type Message, msg } from '../../words/message.ts';
import { lastDayOf } from '../read/records/choose-cards.ts';
import { optionQueries } from '../read/records/record-options.ts';
import { isLive, momentOf, spanOf } from '../read/site/is-live.ts';
import type { SiteConfig, SitePage } from '../read/site/site-config.ts';
import { atInstant, type Clock, instantOf } from '../read/words/time-zone.ts';
import { listed } from './record-lists.ts';

const LIST_UNTIL = 'content/publishing:list-until';
const HOURS_FROM = 'content/publishing:hours-from';

interface Change {
  at: number;
  key: string;
  path: string;
}

/** "Next change: Dec 3, 2026, 12:00 AM, /promo goes live.", or nothing where no date is to come. */
export function nextChange(config: SiteConfig, { now, timeZone }: Clock): Message | undefined {
  const { pages, site, languages, forms } = config;
  const changesOf = (
    pageOrSection: unknown,
    kind: 'page' | 'section' | 'record' | 'announcement',
    path: string,
  ): Change[] => {
    const { from, until } = spanOf(pageOrSection, timeZone);
    return [
      { at: from, key: `content/publishing:${kind}-from`, path },
      { at: until, key: `content/publishing:${kind}-until`, path },
    ].filter(({ at }) => at > now && at < Infinity);
  };
  const timed = pages.filter(({ facts }) => facts.isTimed);
  const ofPages = timed.flatMap(({ page }) => [
    ...changesOf(page, 'page', page.path),
    ...page.sections.flatMap((section) =>
      changesOf(section, 'section', page.path).filter(({ at }) =>
        // A section that changes together with its page is covered by the change of the page.
        [at - 1, at].every((now) => isLive(page, { now, timeZone })),
      ),
    ),
  ]);
  const ofLists = pages.flatMap(({ path, facts, mentioned }) =>
    [...(facts.lists ?? []), ...offeredOn(mentioned, forms)]
      .filter(({ order }) => order === 'upcoming')
      .flatMap((query) => listed(query, config, facts.card))
      .flatMap((card) => lastDayOf(card) ?? [])
      .map((day) => ({ at: instantOf(dayAfter(day), timeZone), key: LIST_UNTIL, path })),
  );
  const recordOf = new Map(
    config.unpaged.filter(({ isTimed }) => isTimed).map((record) => [record.card, record]),
  );
  const ofRecords = (recordOf.size === 0 ? [] : pages).flatMap(({ path, facts }) =>
    (facts.lists ?? [])
      .flatMap((query) => listed(query, config, facts.card))
      .flatMap((card) => changesOf(recordOf.get(card)?.value, 'record', path)),
  );
  const today = atInstant(now, timeZone).slice(0, 10);
  const ofHours = pages.flatMap((entry) =>
    seasonsOn(entry, config, today)
      .map((day) => ({ at: instantOf(day, timeZone), key: HOURS_FROM, path: entry.path }))
      .filter(({ at }) => !entry.facts.isTimed || isLive(entry.page, { now: at, timeZone })),
  );
  const announcements = [site, ...Object.values(languages).map((files) => files.site)].map(
    (details) => details?.announcement,
  );
  const ofAnnouncements = announcements.flatMap((each) => changesOf(each, 'announcement', ''));
  const changes = [...ofAnnouncements, ...ofPages, ...ofLists, ...ofRecords, ...ofHours];
  const first = Math.min(...changes.map(({ at }) => at));
  const next = changes.filter(({ at }) => at === first);
  const each = new Map(next.map(({ key, path }) => [`${key} ${path}`, msg(key, { path })]));
  if (each.size === 0) return undefined;
  return msg('content/publishing:next-change', {
    moment: momentOf(first, timeZone),
    changes: [...each.values()].reduceRight((others, first) =>
      msg('content/publishing:changes', { first, others }),
    ),
  });
}

/** The days on which the records of a page have other hours. */
const seasonsOn = ({ mentioned }: SitePage, { collections }: SiteConfig, today: string): string[] =>
  mentioned.names.flatMap(([kind, id]) => {
    const record = collections[kind]?.[id];
    return record === undefined ? [] : (collectionTraitsOf(kind).changesOn?.(record, today) ?? []);
  });

/** The records that the forms of a page offer. */
const offeredOn = ({ names }: SitePage['mentioned'], forms: SiteConfig['forms']) =>
  names.flatMap(([kind, id]) => {
    const form = kind === 'forms' ? forms[id] : undefined;
    return form ? optionQueries(form as Form) : [];
  });

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
