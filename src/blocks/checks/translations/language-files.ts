import { languageFileOf } from '../../../content/read/files/layout.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { type Report, type Site, single } from '../../../content/read/site/site.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { enumerated, msg, quoted } from '../../../words/message.ts';

export const LANGUAGE_FILE_CODES = [
  'language-twice',
  'language-file-missing',
  'language-notice-missing',
  'language-consent-differs',
] as const;
type Told = Report<(typeof LANGUAGE_FILE_CODES)[number]>;

/** The files of a language say what the site's own say, so that its pages lack nothing. */
export function checkLanguageFiles(site: Site, languages: readonly string[], report: Told): void {
  const details = single(site.entries, 'site');
  if (!details) return;
  const [own = '', ...others] = languages;
  for (const [index, language] of others.entries()) {
    const pointer = `/otherLanguages/${index}`;
    if (languages.indexOf(language) <= index) {
      report(details, {
        code: 'language-twice',
        pointer,
        message: msg('checks/translations:language-twice', { language: quoted(language) }),
        hint: msg('checks/translations:language-twice-hint'),
        fix: { remove: pointer },
      });
      continue;
    }
    const files = filesOf(language, site);
    for (const name of ['navigation', 'messages', 'consent'])
      if (!files.has(name) && single(site.entries, name))
        report(details, {
          code: 'language-file-missing',
          severity: 'warning',
          pointer,
          message: msg(`checks/translations:no-${name}`, {
            language: quoted(language),
            own: quoted(own),
          }),
          hint: msg('checks/translations:no-file-hint', {
            file: `site-config/languages/${language}/${name}.json`,
            from: `site-config/${name}.json`,
          }),
        });
    checkNotices(files.get('messages'), site, report);
    checkConsent(files.get('consent'), site, report);
  }
}

const filesOf = (language: string, { entries }: Site): ReadonlyMap<string, ConfigFile> =>
  new Map(
    entries.flatMap((entry): [string, ConfigFile][] => {
      const file = languageFileOf(entry);
      return file?.language === language ? [[file.own, entry]] : [];
    }),
  );

const contentOf = (entry: ConfigFile | undefined): JsonObject =>
  isObject(entry?.value) ? entry.value : {};

/** A form names them, in whatever language it is shown. */
function checkNotices(entry: ConfigFile | undefined, site: Site, report: Told): void {
  const { notices } = contentOf(entry);
  const { notices: wanted } = contentOf(single(site.entries, 'messages'));
  if (!entry || !isObject(notices) || !isObject(wanted)) return;
  const missing = Object.keys(wanted).filter((id) => !Object.hasOwn(notices, id));
  if (missing.length === 0) return;
  report(entry, {
    code: 'language-notice-missing',
    pointer: '/notices',
    message: msg('checks/translations:notices', {
      count: missing.length,
      notices: enumerated(missing.map(quoted)),
    }),
    hint: msg('checks/translations:notices-hint'),
  });
}

/** An answer holds for all languages, so that what is asked is the same in each. */
function checkConsent(entry: ConfigFile | undefined, site: Site, report: Told): void {
  const own = single(site.entries, 'consent');
  if (!entry || !own || sameJson(askedBy(entry), askedBy(own))) return;
  report(entry, {
    code: 'language-consent-differs',
    pointer: '',
    message: msg('checks/translations:consent'),
    hint: msg('checks/translations:consent-hint', { file: own.file }),
  });
}

function askedBy(entry: ConfigFile): unknown {
  const { version, categories } = contentOf(entry);
  if (!isObject(categories)) return version;
  const services = Object.entries(categories).map(([id, category]) => [
    id,
    isObject(category) ? category.services : undefined,
  ]);
  return [version, services];
}
