import { memoize, memoizeWeakly } from '../../lib/memoize.ts';
import type { SiteData } from '../../ui/data/types.ts';
import { OF_LANGUAGE } from '../read/files/layout.ts';
import { languageOf, languagesOf } from '../read/site/languages.ts';
import type { PageSource, SiteConfig } from '../read/site/site-config.ts';
import type { Compiler } from './compiler.ts';

/**
 * The site as pages in a language are made of it: with the menus, the words and the details of that language, in the place
 * of those of the site's own. So all that compiles and renders knows one language.
 */
export const inLanguage = (config: SiteConfig, language: string): SiteConfig =>
  language === config.site.language ? config : views(config)(language);

/** The site in the language of a page. */
export const inLanguageOf = (
  config: SiteConfig,
  { page }: { page: { language?: string } },
): SiteConfig => inLanguage(config, languageOf(page, config));

const views = memoizeWeakly((config: SiteConfig) =>
  memoize((language: string): SiteConfig => {
    const { site, ...files } = config.languages[language] ?? {};
    return {
      ...config,
      ...files,
      site: {
        ...config.site,
        ...(site?.announcement && { announcement: site.announcement }),
        ...(site?.social && { social: site.social }),
        ...(site?.search && { search: site.search }),
        ...(site?.clock && { clock: site.clock }),
        brand: { ...config.site.brand, ...site?.brand },
        contacts: { ...config.site.contacts, ...site?.contacts },
        seo: { ...config.site.seo, ...site?.seo },
        language,
        otherLanguages: languagesOf(config).filter((other) => other !== language),
      },
      ownLanguage: config.site.language,
      references: { ...config.references, ...referencesIn(config, language) },
    };
  }),
);

export interface LanguagesCompiler extends Compiler {
  inOtherLanguages(): Promise<SiteData[]>;
}

/** Compiles each page in its language. `configs` are the site in each of them, its own first. */
export function compilerOfLanguages(
  configs: readonly SiteConfig[],
  create: (config: SiteConfig) => Compiler,
): LanguagesCompiler {
  const [own, ...others] = configs.map(create) as [Compiler, ...Compiler[]];
  const byLanguage = new Map(configs.map(({ site }, index) => [site.language, others[index - 1]]));
  const of = ({ page }: PageSource) => byLanguage.get(page.language ?? '') ?? own;
  return {
    ...own,
    inOtherLanguages: () => Promise.all(others.map((compiler) => compiler.site())),
    page: (entry) => of(entry).page(entry),
    undrawnPage: (entry) => of(entry).undrawnPage(entry),
  };
}

/** What the files of the language refer to, under the names of those in whose place they are; site.json is still read too. */
function referencesIn({ references }: SiteConfig, language: string): SiteConfig['references'] {
  return Object.fromEntries(
    Object.keys(OF_LANGUAGE).flatMap((name) => {
      const file = `site-config/${name}.json`;
      const own = references[`site-config/languages/${language}/${name}.json`];
      if (!own) return [];
      return [[file, name === 'site' ? [...(references[file] ?? []), ...own] : own]];
    }),
  );
}
