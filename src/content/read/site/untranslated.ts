import { enumerated, type Message, msg, quoted } from '../../../words/message.ts';
import type { PageFacts } from './config-file.ts';
import { languageOf, languagesOf } from './languages.ts';
import type { SiteConfig } from './site-config.ts';

/** The page for addresses that are not there: of a language it is at `/en/404`. */
const NOT_FOUND = '/404';

/** Address -> languages of the site (its own first) that have no page for the one there; nothing of a site in one language. */
export function lackingLanguages(
  pages: Iterable<{ facts?: PageFacts }>,
  languages: readonly string[],
): ReadonlyMap<string, string[]> {
  const [own = ''] = languages;
  const groups = new Map<string, { paths: string[]; known: Set<string> }>();
  for (const { facts } of pages) {
    const { path, card, meta } = facts ?? {};
    const isNotFound = path?.endsWith(NOT_FOUND);
    // Records are written for each language; what search engines do not see is of accounts and forms.
    if (!facts || path === undefined || card || (meta?.noindex && !isNotFound)) continue;
    const original = facts.translationOf ?? (isNotFound ? NOT_FOUND : path);
    const group = groups.get(original) ?? { paths: [], known: new Set() };
    group.paths.push(path);
    group.known.add(languageOf(facts, { site: { language: own } }));
    groups.set(original, group);
  }
  return new Map(
    [...groups.values()].flatMap(({ paths, known }) => {
      const lacking = languages.filter((language) => !known.has(language));
      return lacking.length > 0 ? paths.map((path): [string, string[]] => [path, lacking]) : [];
    }),
  );
}

/** More would hide what else is told. */
const MOST = 12;

/** "2 pages aren’t translated into “fr”: /a and /b." for each language. */
export function untranslated(config: SiteConfig): Message[] {
  const languages = languagesOf(config);
  const lacking = [...lackingLanguages(config.pages, languages)];
  return languages.flatMap((language) => {
    const paths = lacking.filter(([, list]) => list.includes(language)).map(([path]) => path);
    const named = paths.sort().slice(0, MOST);
    const pages = enumerated(named.length < paths.length ? [...named, '…'] : named);
    const values = { count: paths.length, language: quoted(language), pages };
    return paths.length > 0 ? [msg('content/publishing:untranslated', values)] : [];
  });
}
