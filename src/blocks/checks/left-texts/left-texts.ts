import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import { siteLocaleIn } from '../../../content/read/words/site-locale.ts';
import { asText, isObject, type JsonNode, nodesIn, pointerTo } from '../../../lib/json.ts';
import { enumerated, msg, quoted } from '../../../words/message.ts';
import { STARTER_TEXTS } from './starter-texts.ts';

/** A word or two may be the same in both languages: "Total", "E-mail". */
const FEWEST = 3;
/** So many are pointed at; the others stand near. */
const SHOWN = 5;

/** No text of the starter is left word for word in a site of another language. */
export const checkLeftTexts = siteCheck(['text-untranslated'], ({ entries }, report) => {
  const [spoken] = siteLocaleIn(entries).language?.split('-') ?? [];
  if (spoken === undefined) return;
  const foreign = STARTER_TEXTS.filter(([language]) => language !== spoken);
  for (const entry of entries.filter(hasStarterTexts))
    for (const [language, texts] of foreign) {
      const left = nodesIn(entry.value).filter((node) => isLeft(node, texts, language));
      const [first] = left;
      if (first === undefined || left.length < FEWEST) continue;
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

const hasStarterTexts = ({ kind, name }: ConfigFile): boolean =>
  kind === 'form' || (kind === 'single' && name === 'messages');

/** What says in which language it is, as the name of another language may, is meant to be in it. */
const isLeft = ({ value, parent }: JsonNode, texts: ReadonlySet<string>, language: string) =>
  typeof value === 'string' &&
  texts.has(value) &&
  !(isObject(parent?.value) && asText(parent.value.lang).split('-')[0] === language);
