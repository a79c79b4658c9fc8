import { type Words, wordsOf } from '../words.ts';
import { catalogueOf } from './catalogues.ts';
import { languageOfVisitors } from './words-for-request.ts';

/** The words for all who edit a site, such as those that VS Code shows: in the site's language. */
export function wordsOfSite(site: string): Words {
  const language = languageOfVisitors(site);
  return wordsOf(language, catalogueOf(language, site));
}
