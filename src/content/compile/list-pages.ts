import { memoizeWeakly } from '../../lib/memoize.ts';
import type { Page } from '../../types/config.gen.ts';
import type { SiteConfig, SitePage } from '../read/site/site-config.ts';
import { listed, pathOfPage } from './record-lists.ts';

/** The site with the further pages of lists that have more records than a page shows: `/journal/2`. */
export const withListPages = memoizeWeakly((config: SiteConfig): SiteConfig => {
  const further = config.pages.flatMap((entry) => furtherPages(entry, config));
  return further.length > 0 ? { ...config, pages: [...config.pages, ...further] } : config;
});

function furtherPages(entry: SitePage, config: SiteConfig): SitePage[] {
  const query = entry.facts.lists?.find(({ perPage }) => perPage);
  if (!query?.perPage || entry.listPage) return [];
  const count = Math.ceil(listed(query, config, entry.facts.card).length / query.perPage);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    furtherPage(entry, index + 1, query.pageTitle ?? '{page}'),
  );
}

/** The same page at another address; its title says which page of the list it is. */
function furtherPage(entry: SitePage, listPage: number, pageTitle: string): SitePage {
  const path = pathOfPage(entry.path, listPage);
  const page = once((): Page => {
    const { meta, ...others } = entry.page;
    const { canonical, ...kept } = meta;
    const which = `, ${pageTitle.replace('{page}', String(listPage + 1))}`;
    const title = meta.title.replace(/( \| .*)?$/, (brand) => which + brand);
    return { ...others, path, meta: { ...kept, title } };
  });
  const { canonical, ...meta } = entry.facts.meta;
  return {
    file: entry.file,
    mentioned: entry.mentioned,
    path,
    listPage,
    facts: { ...entry.facts, meta, path, sum: `${entry.facts.sum} ${listPage}` },
    get page() {
      return page();
    },
    get references() {
      return entry.references;
    },
    get named() {
      return entry.named;
    },
    get links() {
      return entry.links;
    },
  };
}

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
