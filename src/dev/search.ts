import { textsOfPage } from '../build/search/page-texts.ts';
import { namesOf, searchedPages, searchFiles } from '../build/search/write-search-index.ts';
import { createRecordKeys } from '../content/compile/record-keys.ts';
import { languagesOf } from '../content/read/site/languages.ts';
import type { SiteConfig } from '../content/read/site/site-config.ts';
import { SEARCH, searchIndex } from '../lib/search-options.ts';

interface Read {
  sum: string;
  texts: ReturnType<typeof textsOfPage>;
}

/**
 * What is searched in on the dev server, by its address: made of the pages as they are when a search is opened. Pages are
 * rendered again if they have changed since.
 */
export function createSearch(htmlOf: (path: string) => Promise<string>) {
  const read = new Map<string, Read>();
  let files: Record<string, string> = {};

  return async (url: string, config: SiteConfig): Promise<unknown> => {
    const language = languagesOf(config).find((each) => searchIndex(each) === url);
    if (language !== undefined && config.site.search) {
      const recordsOf = createRecordKeys(config);
      const pages = [];
      for (const page of searchedPages(language, config)) {
        const { path, facts } = page;
        const sum = facts.sum + recordsOf(page);
        const before = read.get(path);
        const texts = before?.sum === sum ? before.texts : textsOfPage(await htmlOf(path));
        read.set(path, { sum, texts });
        pages.push({ path, ...namesOf(path, facts), texts });
      }
      files = { ...files, ...searchFiles(url, pages, SEARCH) };
    }
    const text = files[url];
    return text === undefined ? undefined : JSON.parse(text);
  };
}
