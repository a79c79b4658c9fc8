import { isObject, type JsonObject } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';
import { isPage, withEach, withItems, without, withSections } from '../values.ts';

const plain = withItems((item) => without(item, 'icon'));

/** Section type -> itself without what is no longer shown. */
const SECTIONS: Record<string, (section: JsonObject) => JsonObject> = {
  steps: (section) => withEach(section, { items: plain }),
  event: (section) => withEach(section, { facts: plain }),
  'case-study': (section) => without(section, 'next'),
};

export const migration: Migration = {
  title: msg('migrations:decoration'),
  change(file, value) {
    if (isPage(file)) return withSections(value, SECTIONS);
    return file === 'site-config/theme.json'
      ? withEach(value, { drawings: (all) => (isObject(all) ? without(all, 'closing') : all) })
      : value;
  },
};
