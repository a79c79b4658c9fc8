import { readEngineSchemas } from '../../../../content/node/read-schemas.ts';
import { projectRoot } from '../../../../node/project.ts';
import { ownCatalogue } from '../../../../words/node/catalogues.ts';
import { wordsOf } from '../../../../words/words.ts';
import { newTextsIn } from '../../../shared/new-texts.ts';
import type { JsonMap, Sources } from '../../../shared/protocol.ts';

/** The schemas of the project, as the studio gets them. */
export const SCHEMAS = Object.fromEntries(readEngineSchemas(projectRoot).files) as Record<
  string,
  JsonMap
>;

const record = (id: string) => [{ id, title: id }];

/** A small site to choose from. */
export const SOURCES: Sources = {
  pages: [
    { path: '/', title: 'Início', anchors: [] },
    { path: '/sobre', title: 'Sobre', anchors: [{ id: 'historia', title: 'História' }] },
  ],
  pictures: ['forte', 'mapa'].map((name) => ({
    path: `/imagens/${name}.svg`,
    width: 960,
    height: 720,
    bytes: 1200,
    usedIn: [],
  })),
  files: {
    video: ['/filmes/forte.mp4', '/filmes/forte.webm'],
    captions: ['/filmes/forte.vtt'],
    download: ['/arquivos/forte.pdf'],
  },
  records: {
    forms: record('contato'),
    notices: record('enviado'),
    cases: record('mercado'),
    guides: record('guia'),
    partners: record('atalaia'),
    vendors: record('vedra'),
  },
  cards: [],
  recordCollections: [],
  menus: [],
  timeZone: 'America/Manaus',
  newTexts: newTextsIn(wordsOf('pt-BR', ownCatalogue('pt-BR', projectRoot))),
  colors: { ink: '#0B0F14', paper: '#F7F6F3' },
};
