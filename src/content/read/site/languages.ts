import type { JsonObject } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { missingPathsOf } from '../../../lib/missing-paths.ts';
import type { PageFacts } from './config-file.ts';
import type { SiteConfig } from './site-config.ts';

type Sites = Pick<SiteConfig, 'site' | 'ownLanguage'>;

/** All languages of a site, its own first. */
export const languagesOf = ({ site, ownLanguage }: Sites): string[] => {
  const all = [site.language, ...(site.otherLanguages ?? [])];
  return ownLanguage === undefined
    ? all
    : [ownLanguage, ...all.filter((each) => each !== ownLanguage)];
};

/** The same of site.json as it is written, which may say anything. */
export function languagesIn({ language, otherLanguages }: JsonObject): string[] {
  const others = Array.isArray(otherLanguages) ? otherLanguages : [];
  return [language, ...others].filter((each) => typeof each === 'string');
}

/** The language of a page, which says it if it is not the site's own. */
export const languageOf = (
  page: { language?: string },
  { site, ownLanguage }: Pick<Sites, 'ownLanguage'> & { site: { language: string } },
): string => page.language ?? ownLanguage ?? site.language;

/** Language -> address of the page in it. */
export type Translations = Readonly<Record<string, string>>;

/**
 * The same page in all languages that have it, by the page that the others point to; those with one language alone are left out.
 * Pages that lists make have none.
 */
const groupsIn = memoizeWeakly((config: SiteConfig): ReadonlyMap<string, Translations> => {
  const groups = new Map<string, Record<string, string>>();
  if (languagesOf(config).length === 1) return groups;
  for (const { path, facts, listPage, ofCategory } of config.pages) {
    if (listPage || ofCategory) continue;
    const group = facts.translationOf ?? path;
    const known = groups.get(group) ?? {};
    groups.set(group, { ...known, [languageOf(facts, config)]: path });
  }
  for (const [group, paths] of groups) if (Object.keys(paths).length === 1) groups.delete(group);
  return groups;
});

/** Of a page: itself and its translations, if it has any, and which of them is for those who read none of these languages. */
export function translationsOf(
  { path = '', translationOf = path }: Partial<Pick<PageFacts, 'path' | 'translationOf'>>,
  config: SiteConfig,
): { paths: Translations; fallback: string | undefined } | undefined {
  const paths = groupsIn(config).get(translationOf);
  if (!paths || !Object.values(paths).includes(path)) return undefined;
  return { paths, fallback: paths[languagesOf(config)[0] ?? ''] };
}

/** Where the pages in a language begin: with the translation of the home page, else with its first page. */
export function homeIn(language: string, config: SiteConfig): string | undefined {
  const [own] = languagesOf(config);
  const home = groupsIn(config).get('/')?.[language];
  if (home !== undefined || language === own) return home ?? '/';
  return config.pages
    .filter(({ facts }) => facts.language === language && !facts.meta.noindex)
    .map(({ path }) => path)
    .sort()[0];
}

/** The page for an address that there is not: of the language whose page for that is nearest above it, else the site's own. */
export function missingPage({ pages }: Pick<SiteConfig, 'pages'>, path: string) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return missingPathsOf(path).flatMap((missing) => byPath.get(missing) ?? [])[0];
}
