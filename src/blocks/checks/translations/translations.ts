import { languageFileOf } from '../../../content/read/files/layout.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { languageOf, languagesIn } from '../../../content/read/site/languages.ts';
import { inOrder } from '../../../content/read/site/link-uses.ts';
import {
  hasProblemAt,
  type Report,
  type Site,
  single,
  siteCheck,
} from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject } from '../../../lib/json.ts';
import { primary } from '../../../words/choose-language.mjs';
import { enumerated, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { checkLanguageFiles, LANGUAGE_FILE_CODES } from './language-files.ts';
import { checkRecordLanguages, RECORD_CODES } from './record-languages.ts';
import { checkSharedTexts, SHARED_CODES } from './shared-texts.ts';
import { formLanguages } from './shown-languages.ts';

const CODES = [
  'language-unlisted',
  'translation-not-page',
  'translation-of-translation',
  'translation-twice',
  ...LANGUAGE_FILE_CODES,
  ...SHARED_CODES,
  ...RECORD_CODES,
] as const;
type Told = Report<(typeof CODES)[number]>;

/** Pages say a language that the site has, and point to the page that they translate, once in each language. */
export const checkTranslations = siteCheck(CODES, (site, report) => {
  const details = single(site.entries, 'site');
  if (!isObject(details?.value)) return;
  const languages = languagesIn(details.value);
  for (const entry of site.entries) checkListed(entry, languages, report);
  checkLanguageFiles(site, languages, report);
  if (site.complete) checkPointers(site, languages[0] ?? '', report);
  if (languages.length <= 1) return;
  const [own = ''] = languages;
  const ofForms = formLanguages(site, own);
  checkSharedTexts(site, own, ofForms, report);
  checkRecordLanguages(site, own, ofForms, report);
});

/** What a page, a record page or the folder of a file says. */
function checkListed(entry: ConfigFile, languages: readonly string[], report: Told): void {
  const said = saidBy(entry);
  if (said === undefined || languages.includes(said.language)) return;
  const { language, pointer } = said;
  const alike = languages.filter((each) => primary(each) === primary(language));
  const meant = pointer !== '' && alike.length === 1 ? alike[0] : undefined;
  report(entry, {
    code: 'language-unlisted',
    pointer,
    message: [
      msg('checks/translations:unlisted', { language: quoted(language) }),
      didYouMean(meant),
    ],
    hint: meant
      ? writeThis(meant)
      : msg('checks/translations:unlisted-hint', {
          language: quoted(language),
          languages: enumerated(languages.map(quoted)),
        }),
    fix: meant ? { value: meant } : undefined,
  });
}

function saidBy(entry: ConfigFile): { language: string; pointer: string } | undefined {
  const ofFolder = languageFileOf(entry)?.language;
  if (ofFolder !== undefined) return { language: ofFolder, pointer: '' };
  const ofPage = entry.kind === 'page' && !entry.ofRecord ? entry.facts?.language : undefined;
  const ofRecords =
    entry.kind === 'record-page' && isObject(entry.value) ? entry.value.language : undefined;
  const language = ofPage ?? ofRecords;
  return typeof language === 'string' && !hasProblemAt(entry, '/language')
    ? { language, pointer: '/language' }
    : undefined;
}

function checkPointers({ pages, redirects, entries }: Site, own: string, report: Told): void {
  const languageIn = ({ facts }: ConfigFile) =>
    languageOf(facts ?? {}, { site: { language: own } });
  /** Page that others point to -> language -> the page in it. */
  const groups = new Map<ConfigFile, Map<string, ConfigFile>>();
  const pointing = entries.filter(({ kind, facts }) => kind === 'page' && facts?.translationOf);
  for (const entry of inOrder(pointing)) {
    const to = entry.facts?.translationOf ?? '';
    if (hasProblemAt(entry, '/translationOf')) continue;
    const target = pages.get(to);
    const wrong = wrongTarget(entry, target, { pages, redirects });
    if (wrong) report(entry, wrong);
    if (wrong || !target) continue; // a dead link is told as one
    const group = groups.get(target) ?? new Map([[languageIn(target), target]]);
    groups.set(target, group);
    const language = languageIn(entry);
    const first = group.get(language);
    if (first) report(entry, twice(to, { language, first, taken: [...group.keys()] }));
    else group.set(language, entry);
  }
}

/** Of a page that points to a translation, or to an address that leads to another. */
function wrongTarget(
  entry: ConfigFile,
  target: ConfigFile | undefined,
  { pages, redirects }: Pick<Site, 'pages' | 'redirects'>,
): Finding<(typeof CODES)[number]> | undefined {
  const to = entry.facts?.translationOf ?? '';
  const further = target ? target.facts?.translationOf : redirects.get(to);
  if (further === undefined || target === entry) return undefined;
  const isPage = pages.has(further);
  return {
    code: target ? 'translation-of-translation' : 'translation-not-page',
    pointer: '/translationOf',
    message: msg(`checks/translations:${target ? 'of-translation' : 'not-page'}`, {
      path: quoted(to),
    }),
    hint: isPage ? writeThis(further) : undefined,
    fix: isPage ? { value: further } : undefined,
  };
}

interface Taken {
  language: string;
  first: ConfigFile;
  taken: string[];
}

const twice = (to: string, { language, first: { file }, taken }: Taken) =>
  ({
    code: 'translation-twice',
    pointer: '/translationOf',
    message: msg('checks/translations:twice', {
      path: quoted(to),
      language: quoted(language),
      file,
    }),
    hint: msg('checks/translations:twice-hint', { languages: enumerated(taken.map(quoted)) }),
  }) as const;
