import type { Slot } from '../../read/files/layout.ts';
import { type Listing, listAgain, listConfig } from '../../read/files/list-config.ts';
import { createValueReader } from '../../read/records/record-values.ts';
import { withRelations } from '../../read/records/relations.ts';
import { templatesIn, withMadePages, withTemplates } from '../../read/records/template.ts';
import type { Schemas } from '../../read/schema/schema.ts';
import type { Machine, Published } from '../../read/site/machine.ts';
import { withSharedSections } from '../../read/site/shared-sections.ts';
import { OF_NO_COUNTRY, siteLocaleIn } from '../../read/words/site-locale.ts';
import { problemsOfBlocks } from '../broken-blocks.ts';
import { checkSite, isRecordPage, type Load, saysLocale } from '../loader.ts';
import { NO_STORE, type PageStore } from './cached-page.ts';
import { createFileCaches } from './file-cache.ts';
import { createKeptMentions } from './kept-mentions.ts';

/**
 * Finds what `createLoader` finds, and reads only the files that have changed since its last call. What is published is
 * asked once.
 */
export function createIncrementalLoader(
  given: Machine,
  schemas: Schemas,
  store: PageStore = NO_STORE,
): Load {
  const machine = publishedOnce(given);
  const cacheIn = createFileCaches({ schemas, machine, store });
  const mentionsOf = createKeptMentions();
  const valuesWith = createValueReader(machine.files);
  let cache = cacheIn({});
  let last: Listing | undefined; // where it was without drafts

  return (drafts = new Map(), changed) => {
    const isPlain = drafts.size === 0;
    const again = isPlain && changed && last && listAgain(machine.files, last, changed);
    const listing = again || listConfig(machine.files, schemas.collections, drafts);
    last = isPlain ? listing : undefined;
    const read = (slot: Slot) => cache.read(slot, drafts.get(slot.file));
    const locale = siteLocaleIn(listing.slots.filter(saysLocale).map(read));
    if (JSON.stringify(locale) !== JSON.stringify(cache.locale)) cache = cacheIn(locale);
    const language = locale.language ?? OF_NO_COUNTRY;
    const templates = withRelations(
      templatesIn(listing.slots.filter(isRecordPage).map(read), language, machine.hash),
      { ...listing, schemas, hash: machine.hash, read: valuesWith(drafts) },
    );
    const slots = withTemplates(listing.slots, templates).map(cache.localized);
    if (isPlain && !again) cache.readMany(slots);
    const entries = withSharedSections(withMadePages(slots.map(read)));
    const problems = [...problemsOfBlocks(schemas), ...listing.problems];
    return checkSite(machine, { problems, entries, drafts }, mentionsOf(entries));
  };
}

/** The published pages, read once from git or the last build. */
function publishedOnce(machine: Machine): Machine {
  let found: { pages: Published | undefined } | undefined;
  return {
    ...machine,
    publishedPages(clock, pageOf) {
      found ??= { pages: machine.publishedPages(clock, pageOf) };
      return found.pages;
    },
  };
}
