import { languageFileOf } from '../../../content/read/files/layout.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { listIn, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { fold } from '../../../lib/fold.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { msg, field as named, quoted } from '../../../words/message.ts';

type OwnFinding = Finding<'label-optional'>;

/** A label does not say by itself what stands behind it anyway: "Phone (optional) (optional)". */
export const checkOptionalLabels = siteCheck(['label-optional'], ({ entries }, report) => {
  const words = new Set(entries.flatMap(optionalIn).map(withoutSigns));
  for (const entry of entries.filter(({ kind }) => kind === 'form'))
    for (const [index, field] of listIn(entry, 'fields').entries()) {
      const found = isObject(field) && findingOf(field, words);
      if (found) report(entry, { ...found, pointer: pointerOf('fields', index, 'label') });
    }
});

function findingOf(field: JsonObject, words: ReadonlySet<string>): OwnFinding | undefined {
  const text = asText(field.label);
  const sign = [...text.matchAll(SIGN)].at(-1);
  const label = text.slice(0, sign?.index ?? 0).trim();
  const said = text
    .slice(label.length)
    .replace(/[()[\]（）,;:–—]/g, '')
    .replace(/^\s*-/, '')
    .trim();
  if (label === '' || !words.has(withoutSigns(said))) return undefined;
  const isRequired = field.required === true;
  return {
    code: 'label-optional',
    severity: 'warning',
    message: msg(`checks/optional-labels:${isRequired ? 'required' : 'twice'}`, {
      said: quoted(said),
      required: named('required'),
    }),
    hint: msg('checks/optional-labels:hint', { label: quoted(label) }),
    // Of a required field, it may be that which is wrong.
    ...(!isRequired && { fix: { value: label } }),
  };
}

/** What stands before the last words of a label: a bracket, a comma, a colon, a dash. */
const SIGN = /[([（,;:–—]|\s-/gu;

/** What is said of optional fields, in each language of the site. */
function optionalIn(entry: ConfigFile): string[] {
  const isOfMessages =
    entry.kind === 'single' && (languageFileOf(entry)?.own ?? entry.name) === 'messages';
  const { forms } = isOfMessages && isObject(entry.value) ? entry.value : {};
  return isObject(forms) && typeof forms.optional === 'string' ? [forms.optional] : [];
}

const withoutSigns = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
