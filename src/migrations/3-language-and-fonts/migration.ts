import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';

/** What the engine decided for every site until then. */
const SITE = { language: 'pt-BR', timeZone: 'America/Sao_Paulo' };
const FONTS = {
  heading: { family: 'Archivo', standIn: 'sans-bold', standInSize: 96.2 },
  text: { family: 'Instrument Sans', standIn: 'sans', standInSize: 101.3 },
};

export const migration: Migration = {
  title: msg('migrations:language-and-fonts'),
  change(file, value) {
    if (file === 'site-config/site.json') return { ...SITE, ...value };
    return file === 'site-config/theme.json' ? { ...value, fonts: value.fonts ?? FONTS } : value;
  },
};
