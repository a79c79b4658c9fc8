import { isToldInside } from '../../../content/read/site/config-file.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asList, asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { msg, field as named, quoted } from '../../../words/message.ts';
import { fieldTraitsOf } from '../../traits.ts';
import { isChoice } from '../form-options/option-values.ts';

/** What tells records apart that have a card, as those with pages do. */
const OF_CARDS = ['optionsOrder', 'optionsCategory', 'optionsLabel'];

const CODES = ['options-missing', 'options-without-pages'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** A list of a form has options, or the records of a collection; in an order that these have. */
export const checkFormLists = siteCheck(CODES, (site, report) => {
  const { entries } = site;
  const withPages = new Set(
    entries.filter(({ kind }) => kind === 'record-page').map(({ name }) => name),
  );
  for (const entry of entries) {
    if (entry.kind !== 'form' || !isObject(entry.value)) continue;
    for (const [index, field] of asList(entry.value.fields).entries()) {
      const pointer = pointerOf('fields', index);
      const found = isObject(field) && findingOf(field, pointer, { site, withPages });
      if (found && !isToldInside(entry, pointer)) report(entry, found);
    }
  }
});

interface Known {
  site: Pick<Site, 'records'>;
  withPages: ReadonlySet<string>;
}

function findingOf(
  field: JsonObject,
  pointer: string,
  { site, withPages }: Known,
): OwnFinding | undefined {
  if (!fieldTraitsOf(asText(field.type)).isChoice) return undefined;
  if (!isChoice(field))
    return {
      code: 'options-missing',
      pointer,
      message: msg('checks/form-lists:missing'),
      hint: msg('checks/form-lists:missing-hint'),
    };
  const collection = asText(field.optionsFrom);
  const vain = OF_CARDS.find((property) => field[property] !== undefined);
  if (!vain || withPages.has(collection)) return undefined;
  // A name that is wrong is told as such; what it is meant to name may well have pages.
  if (field.optionsFrom !== undefined && !site.records.get('collections')?.has(collection))
    return undefined;
  return {
    code: 'options-without-pages',
    severity: 'warning',
    pointer: pointer + pointerOf(vain),
    message: msg('checks/form-lists:without-pages', {
      property: named(vain),
      collection: quoted(collection),
      isNamed: String(collection !== ''),
    }),
    hint: msg('checks/form-lists:without-pages-hint'),
    fix: { remove: pointer + pointerOf(vain) },
    guess: true, // the pages may be still to come
  };
}
