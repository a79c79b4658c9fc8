import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { languagesIn } from '../../../content/read/site/languages.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isSample } from '../../../content/read/words/sample-text.ts';
import { siteLocaleIn } from '../../../content/read/words/site-locale.ts';
import { asText, isObject, type JsonNode, nodesIn, pointerTo } from '../../../lib/json.ts';
import { memoize, memoizeWeakly } from '../../../lib/memoize.ts';
import { primary } from '../../../words/choose-language.mjs';
import { enumerated, msg, quoted } from '../../../words/message.ts';
import { FEWEST_WORDS, STARTERS, type Starter, wordsOf } from './starter-texts.ts';

/** So many are pointed at; the others stand near. */
const SHOWN = 5;
/** A site with more pages has left its starter behind, and takes long to be read once more. */
const MOST_PAGES = 100;

/** No text of the starter is left word for word in a site of another language. */
export const checkLeftTexts = siteCheck(['text-untranslated'], ({ entries }, report) => {
  const site = single(entries, 'site')?.value;
  const { language: own } = siteLocaleIn(entries);
  if (own === undefined) return;
  const languages = isObject(site) ? languagesIn(site) : [];
  const hasPages = entries.filter(({ kind }) => kind === 'page').length <= MOST_PAGES;
  const written = entries.filter(
    (entry) => isOfStarter(entry) && (hasPages || entry.kind !== 'page'),
  );
  for (const entry of written)
    for (const starter of STARTERS) {
      const { language } = starter;
      if (isSpoken(language, entry, own, languages)) continue;
      const left = isObject(entry.value) ? leftIn(entry.value)(starter) : [];
      const [first] = left;
      if (first === undefined) continue;
      report(entry, {
        code: 'text-untranslated',
        severity: 'warning',
        pointer: pointerTo(first),
        message: msg('checks/left-texts:left', {
          count: left.length,
          language,
          first: quoted(asText(first.value)),
        }),
        hint: msg('checks/left-texts:left-hint', {
          pointers: enumerated(left.slice(0, SHOWN).map(pointerTo)),
          others: left.length - Math.min(left.length, SHOWN),
        }),
      });
    }
});

/** Kept as long as the file stays as it is: each text is looked for in all of the starter. */
const leftIn = memoizeWeakly((value: object) =>
  memoize((starter: Starter) => nodesIn(value).filter((node) => isLeft(node, starter))),
);

/** Whether a file may be in a language: its page's, or the site's; a form is of whichever page shows it. */
function isSpoken(language: string, entry: ConfigFile, own: string, all: string[]): boolean {
  const { language: ofPage = own } = isObject(entry.value) ? entry.value : {};
  const spoken = [entry.kind === 'page' ? ofPage : own, ...(entry.kind === 'form' ? all : [])];
  return spoken.some((tag) => primary(asText(tag)) === language);
}

const isOfStarter = ({ kind, name }: ConfigFile): boolean =>
  kind === 'form' || kind === 'page' || (kind === 'single' && ['messages', 'site'].includes(name));

/** What says in which language it is, as the name of another language may, is meant to be in it. */
const isLeft = ({ value, parent }: JsonNode, { language, texts, parts }: Starter) =>
  typeof value === 'string' &&
  wordsOf(value) >= FEWEST_WORDS &&
  !isSample(value) &&
  (texts.has(value) || parts.some((part) => value.includes(part))) &&
  !(isObject(parent?.value) && primary(asText(parent.value.lang)) === language);
