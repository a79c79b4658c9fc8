import { isObject, type JsonObject } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import { withWords } from '../added-words.ts';
import type { Migration } from '../migration.ts';
import { isPage, withEach, without, withSections } from '../values.ts';
import en from './added/en.json' with { type: 'json' };
import ptBR from './added/pt-BR.json' with { type: 'json' };

/** Section type -> the words that a panel needs since then. */
interface Added {
  sections: Record<string, JsonObject>;
}

const ADDED: Record<string, Added> = { pt: ptBR, en };

/** What a robot may have sent is told in `suspects` now. */
const withoutSuspected = (details: unknown) =>
  isObject(details) ? without(details, 'suspected') : details;

export const migration: Migration = {
  title: msg('migrations:panel-words'),
  change: (file, value, site) =>
    isPage(file)
      ? withSections(value, {
          'submission-panel': (section, pointer) =>
            withWords(
              withEach(section, { details: withoutSuspected }),
              { pointer, site, added: ADDED },
              ({ sections }) => sections['submission-panel'],
            ),
        })
      : value,
};
