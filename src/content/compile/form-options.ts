import { isObject } from '../../lib/json.ts';
import { memoize, memoizeWeakly } from '../../lib/memoize.ts';
import type { Form } from '../../types/config.gen.ts';
import {
  labelOf,
  type OptionsQuery,
  type RecordOption,
  withRecordOptions,
} from '../read/records/record-options.ts';
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
    const { collection, order = 'title' } = query;
    const shown = config.recordPages[collection];
    const filed = shown
      ? listed(query, config, undefined).map(({ id, title }) => ({
          value: id,
          label: plainText(title),
        }))
      : optionsAmong(
          Object.entries(config.records[collection] ?? {}).map(([id, { value }]) => [id, value]),
        );
    // Records of one file that have no pages stand in lists.
    const ofOneFile = shown && shown.path === undefined ? {} : config.collections[collection];
    return [
      ...optionsAmong(Object.entries(ofOneFile ?? {})),
      ...(order === 'title' ? filed.sort((a, b) => compare(a.label, b.label)) : filed),
    ];
  });
  return (query: OptionsQuery) => made(JSON.stringify(query));
});

const optionsAmong = (records: [id: string, record: unknown][]): RecordOption[] =>
  records
    .filter(([, record]) => !isObject(record) || record.draft !== true)
    .map(([id, record]) => ({ value: id, label: labelOf(id, record) }));
