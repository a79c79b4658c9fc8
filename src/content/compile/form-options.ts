import { isObject } from '../../lib/json.ts';
import { memoize, memoizeWeakly } from '../../lib/memoize.ts';
import type { Form } from '../../types/config.gen.ts';
import { localeOf } from '../../ui/data/locale-of.ts';
import { optionLabel } from '../read/records/option-label.ts';
import {
  labelOf,
  type OptionsQuery,
  type RecordOption,
  withRecordOptions,
} from '../read/records/record-options.ts';
import type { RecordCard } from '../read/records/record-types.ts';
import type { SiteConfig } from '../read/site/site-config.ts';
import { listed } from './record-lists.ts';
import { plainText } from './rich-text.ts';

/** A form with the records that visitors may choose: those of the site as it is now, no drafts. */
export const withOptions = (form: Form, config: SiteConfig): Form =>
  withRecordOptions(form, optionsIn(config));

/** Those of one file in its order; those with a file each by what they are called, or as a list of them would be. */
const optionsIn = memoizeWeakly((config: SiteConfig) => {
  const { compare } = new Intl.Collator(config.site.language);
  const made = memoize((key: string): RecordOption[] => {
    const query: OptionsQuery = JSON.parse(key);
    const { collection, label } = query;
    const shown = config.recordPages[collection];
    const ofOneFile = config.collections[collection];
    const { order = ofOneFile ? undefined : 'title' } = query;
    const byTitle = (a: RecordCard, b: RecordCard) =>
      compare(a.title, b.title) || compare(a.date ?? '', b.date ?? '');
    const cards = listed(query, config, undefined);
    const filed = shown
      ? (order === 'title' ? cards.toSorted(byTitle) : cards).map((card) => ({
          value: card.id,
          label: optionLabel(
            { ...card, title: plainText(card.title) },
            label,
            localeOf(config.site),
          ),
        }))
      : optionsAmong(
          Object.entries(config.records[collection] ?? {}).map(([id, { value }]) => [id, value]),
        ).sort((a, b) => compare(a.label, b.label));
    // Records of one file that have no pages stand in lists.
    const unlisted = shown && shown.path === undefined ? {} : (ofOneFile ?? {});
    return [...optionsAmong(Object.entries(unlisted)), ...filed];
  });
  return (query: OptionsQuery) => made(JSON.stringify(query));
});

const optionsAmong = (records: [id: string, record: unknown][]): RecordOption[] =>
  records
    .filter(([, record]) => !isObject(record) || record.draft !== true)
    .map(([id, record]) => ({ value: id, label: labelOf(id, record) }));
