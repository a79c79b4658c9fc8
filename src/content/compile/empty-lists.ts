import type { SiteConfig } from '../read/site/site-config.ts';
import { listed } from './record-lists.ts';

/** The pages with a list that has no record at this moment, and the collection of each. Of what is related to a record there may be none. */
export const emptyLists = (config: SiteConfig): { path: string; collection: string }[] =>
  config.pages.flatMap(({ path, facts }) =>
    (facts.lists ?? [])
      .filter(({ related, naming, namedIn }) => !related && !naming && !namedIn)
      .filter((query) => listed(query, config, undefined).length === 0)
      .map(({ collection }) => ({ path, collection })),
  );
