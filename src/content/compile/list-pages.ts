import { commaIn } from '../../lib/comma-in.ts';
import { format } from '../../lib/format.ts';
import { memoizeWeakly } from '../../lib/memoize.ts';
import { numeralIn } from '../../lib/numeral-in.ts';
import type { Page, Section } from '../../types/config.gen.ts';
import { pathOfCategory, pathOfPage } from '../read/site/list-paths.ts';
import { listsIn } from '../read/site/list-query.ts';
import type { SiteConfig, SitePage } from '../read/site/site-config.ts';
import { categoriesIn, listed, withCategory } from './record-lists.ts';

/**
 * The site with the pages that lists make: one for each category (`/journal/about/glazes`), and further ones of lists that have
 * more records than a page shows (`/journal/2`). A page that is written at such an address stands.
 */
export const withListPages = memoizeWeakly((config: SiteConfig): SiteConfig => {
  const taken = new Set(config.pages.map(({ path }) => path));
  const ofCategories = config.pages
    .flatMap((entry) => categoryPages(entry, config))
    .filter(({ path }) => !taken.has(path) && taken.add(path));
  const further = [...config.pages, ...ofCategories].flatMap((entry) =>
    furtherPages(entry, config),
  );
  const made = [...ofCategories, ...further];
  return made.length > 0 ? { ...config, pages: [...config.pages, ...made] } : config;
});

function categoryPages(entry: SitePage, config: SiteConfig): SitePage[] {
  const query = entry.facts.lists?.find(({ categories }) => categories);
  if (!query?.categories || entry.ofCategory) return [];
  const { collection, categories } = query;
  const { path, title } = categories;
  return categoriesIn(query, config).map((category) => {
    const name = title.replace('{category}', category);
    const at = pathOfCategory(path, category);
    const ofCategory = {
      category,
      collection,
      path: at,
      title: titled(entry.facts.meta.title ?? '', name),
      all: entry.path,
    };
    return copyOf(entry, at, { ofCategory }, (page) => ofOne(page, name, ofCategory));
  });
}

/** The title of the page, with the name of what it lists before that of the site. */
const titled = (title: string, name: string) => title.replace(/^.*?(?= \| |$)/, name);

/** The first title names the page, and the list says which category it is of; the breadcrumb leads back to all. */
function ofOne(
  page: Page,
  name: string,
  { category, all }: { category: string; all: string },
): Page {
  const { breadcrumb } = page.meta;
  return {
    ...page,
    meta: {
      ...page.meta,
      title: titled(page.meta.title, name),
      ...(breadcrumb && {
        breadcrumb: {
          label: category,
          parents: [...(breadcrumb.parents ?? []), { label: breadcrumb.label, to: all }],
        },
      }),
    },
    sections: page.sections.map((section, index) => {
      const isList = listsIn([section]).some(({ categories }) => categories);
      if (!isList) return index === 0 && 'title' in section ? { ...section, title: name } : section;
      const { intro, ...kept } = section as Section & { intro?: string };
      return { ...kept, title: index === 0 ? name : category };
    }) as Page['sections'],
  };
}

function furtherPages(entry: SitePage, config: SiteConfig): SitePage[] {
  const query = entry.facts.lists?.find(({ perPage }) => perPage);
  if (!query?.perPage || entry.listPage) return [];
  const all = listed(withCategory(query, entry.ofCategory), config, entry.facts.card);
  const count = Math.ceil(all.length / query.perPage);
  const named = { pageTitle: query.pageTitle ?? '{page}', ofSite: config.site.language };
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    furtherPage(entry, index + 1, named),
  );
}

/** The same page at another address; its title says which page of the list it is. */
function furtherPage(
  entry: SitePage,
  listPage: number,
  { pageTitle, ofSite }: { pageTitle: string; ofSite: string },
): SitePage {
  const titled = (page: Page): Page => {
    const { language = ofSite } = page;
    const ending =
      commaIn(language) + format(pageTitle, { page: numeralIn(language)(listPage + 1) });
    const title = page.meta.title.replace(/( \| .*)?$/, (brand) => ending + brand);
    return { ...page, meta: { ...page.meta, title } };
  };
  const { ofCategory } = entry;
  const which = { listPage, ...(ofCategory && { ofCategory }) };
  return copyOf(entry, pathOfPage(entry.path, listPage), which, titled);
}

/** A page made of another, which is read and changed when somebody asks for it. */
function copyOf(
  entry: SitePage,
  path: string,
  which: Pick<SitePage, 'listPage' | 'ofCategory'>,
  change: (page: Page) => Page,
): SitePage {
  const page = once((): Page => {
    const { canonical, ...meta } = entry.page.meta;
    return change({ ...entry.page, path, meta });
  });
  const { canonical, ...meta } = entry.facts.meta;
  return {
    ...which,
    file: entry.file,
    mentioned: entry.mentioned,
    path,
    facts: { ...entry.facts, meta, path, sum: `${entry.facts.sum} ${path}` },
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
