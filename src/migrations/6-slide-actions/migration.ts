import type { JsonObject } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';
import { isPage, withEach, withItems, withSections } from '../values.ts';

export const migration: Migration = {
  title: msg('migrations:slide-actions'),
  change: (file, value) =>
    isPage(file)
      ? withSections(value, {
          'hero-carousel': (section) => withEach(section, { slides: withItems(withActions) }),
        })
      : value,
};

const withActions = (slide: JsonObject) =>
  Object.fromEntries(
    Object.entries(slide).map(([key, value]) =>
      key === 'action' && !slide.actions ? ['actions', [value]] : [key, value],
    ),
  );
