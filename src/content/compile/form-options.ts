import { isObject } from '../../lib/json.ts';
import { memoize, memoizeWeakly } from '../../lib/memoize.ts';
import type { Form } from '../../types/config.gen.ts';
import { labelOf, type RecordOption, withRecordOptions } from '../read/records/record-options.ts';
import type { SiteConfig } from '../read/site/site-config.ts';
import { cardsIn } from './record-lists.ts';
import { plainText } from './rich-text.ts';

/** A form with the records that visitors may choose: those of the site as it is now, no drafts. */
export const withOptions = (form: Form, config: SiteConfig): Form =>
  withRecordOptions(form, optionsIn(config));

/** Those of one file in its order; those with a file each by what they are called. */
const optionsIn = memoizeWeakly((config: SiteConfig) =>
  memoize((collection: string): RecordOption[] => {
    const { compare } = new Intl.Collator(config.site.language);
    const filed = config.recordPages[collection]
      ? (cardsIn(config)[collection] ?? []).map(({ id, title }) => ({
          value: id,
          label: plainText(title),
        }))
      : optionsAmong(
          Object.entries(config.records[collection] ?? {}).map(([id, { value }]) => [id, value]),
        );
    return [
      ...optionsAmong(Object.entries(config.collections[collection] ?? {})),
      ...filed.sort((a, b) => compare(a.label, b.label)),
    ];
  }),
);

const optionsAmong = (records: [id: string, record: unknown][]): RecordOption[] =>
  records
    .filter(([, record]) => !isObject(record) || record.draft !== true)
    .map(([id, record]) => ({ value: id, label: labelOf(id, record) }));
