import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';

/** What the engine decided for every site until then. */
const FOLDER = '/imagens';
const LINK_TEXTS = [
  ...['aqui', 'clique', 'clique aqui', 'clicando aqui', 'veja aqui', 'acesse aqui', 'saiba mais'],
  ...['saiba mais aqui', 'leia mais', 'veja mais', 'ver mais', 'mais', 'link', 'este link'],
  ...['neste link', 'esta página'],
];

export const migration: Migration = {
  title: msg('migrations:link-texts-and-folder'),
  change: (file, value) =>
    file === 'site-config/site.json'
      ? { vagueLinkTexts: LINK_TEXTS, pictureFolder: FOLDER, ...value }
      : value,
};
