import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';
import vagueLinkTexts from './link-texts.json' with { type: 'json' };

/** What the engine decided for every site until then. */
const DECIDED = { vagueLinkTexts, pictureFolder: '/imagens' };

export const migration: Migration = {
  title: msg('migrations:link-texts-and-folder'),
  change: (file, value) => (file === 'site-config/site.json' ? { ...DECIDED, ...value } : value),
};
