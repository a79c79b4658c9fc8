import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { languageOf } from '../../../content/read/site/languages.ts';
import type { Site } from '../../../content/read/site/site.ts';
import { primary } from '../../../words/choose-language.mjs';

/** Whether who reads one reads the other: `es` and `es-MX`. */
export const isAlike = (one: string, other: string): boolean => primary(one) === primary(other);

/** That of a page, on a site whose own language is given. */
export const languageIn = ({ facts }: ConfigFile, own: string): string =>
  languageOf(facts ?? {}, { site: { language: own } });

export type FormLanguages = ReadonlyMap<string, ReadonlySet<string>>;

/** By the name of a form, the languages of the pages that show it, as a section of their own or as a shared one. */
export function formLanguages({ entries }: Site, own: string): FormLanguages {
  const found = new Map<string, Set<string>>();
  for (const page of entries) {
    if (page.kind !== 'page') continue;
    const shared = page.uses?.flatMap((use) => use.shared.mentioned.names) ?? [];
    for (const [kind, name] of [...page.mentioned.names, ...shared])
      if (kind === 'forms')
        found.set(name, (found.get(name) ?? new Set()).add(languageIn(page, own)));
  }
  return found;
}

/** The language of all of them; undefined where they have none, or several. */
export function singleLanguage(languages: Iterable<string> = []): string | undefined {
  const [first, ...others] = languages;
  return first !== undefined && others.every((each) => isAlike(each, first)) ? first : undefined;
}
