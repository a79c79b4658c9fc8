import { chooseLanguage } from '../choose-language.ts';
import { type Words, wordsOf } from '../words.ts';
import { catalogueOf, languagesOf } from './catalogues.ts';
import { languageOfSite } from './speak.ts';

/** The words for all who edit a site, such as those that VS Code shows: in the site's language. */
export function wordsOfSite(site: string): Words {
  const language = chooseLanguage([languageOfSite(site)], languagesOf(site));
  return wordsOf(language, catalogueOf(language, site));
}
