import { isObject, type JsonObject, pointerOf } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import type { Migration, OldSite } from '../migration.ts';
import { isPage, withEach, without, withSections } from '../values.ts';

/** What the statuses of before mean; of others, only a person knows it. */
const MEANINGS: Record<string, string> = { new: 'new', contacted: 'open' };

export const migration: Migration = {
  title: msg('migrations:panel-statuses'),
  change: (file, value, site) =>
    isPage(file)
      ? withSections(value, {
          'submission-panel': (panel, pointer) => changed(panel, pointer, site),
        })
      : value,
};

function changed(panel: JsonObject, pointer: string, { decide }: OldSite): JsonObject {
  if (panel.figures !== undefined) decide(pointer, msg('migrations:figures-page'));
  return withEach(without(panel, 'figures'), {
    statuses: (all) =>
      isObject(all)
        ? Object.entries(all).map(([value, label], index) => status(value, label, index))
        : all,
    list: (list) => (isObject(list) ? without(list, 'pages', 'page') : list),
  });

  function status(value: string, label: unknown, index: number) {
    if (!Object.hasOwn(MEANINGS, value))
      decide(
        pointer + pointerOf('statuses', index, 'meaning'),
        msg('migrations:status-meaning', { status: quoted(String(label)) }),
      );
    return { value, label, meaning: MEANINGS[value] ?? 'lost' };
  }
}
