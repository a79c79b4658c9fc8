import { traitsOf, typesWith } from '../../../blocks/traits.ts';
import { valueAt } from '../../../lib/json.ts';
import { languageFileOf } from '../files/layout.ts';
import { siteLocaleIn } from '../words/site-locale.ts';
import type { ConfigFile, PageFacts } from './config-file.ts';

type Named = NonNullable<PageFacts['shared']>;

/** What `navigation.json` shows above the footer of a page, in its language; undefined if it shows nothing on any. */
export function sectionAboveFooterOf(
  entries: readonly ConfigFile[],
): ((page: ConfigFile) => Named) | undefined {
  const { shows } = traitsOf(typesWith('standsFor')[0]);
  const own = siteLocaleIn(entries).language ?? '';
  const byLanguage = new Map(
    entries.flatMap((entry) => {
      const { language = own, own: name = entry.name } = languageFileOf(entry) ?? {};
      if (entry.kind !== 'single' || name !== 'navigation') return [];
      const id = valueAt(entry.value, '/footer/section');
      return typeof id === 'string' ? [[language, `${shows?.collection}/${id}`]] : [];
    }),
  );
  if (byLanguage.size === 0) return undefined;
  return ({ kind, facts }) => {
    const name = byLanguage.get(facts?.language ?? own);
    if (kind !== 'page' || name === undefined || !facts?.sectionCount) return [];
    const hasFooter = !facts.types?.some((type) => traitsOf(type).frame);
    const isThere = facts.shared?.some(([, shown]) => shown === name);
    return hasFooter && !isThere ? [[facts.sectionCount, name]] : [];
  };
}
