import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova, SITE } from '../../../../content/testing/edits.ts';
import { type Files, slip } from '../../../../content/testing/fixture.ts';
import { filesOf } from '../../../../content/testing/mistakes/mistake.ts';
import { VALUES } from '../../../../content/testing/mistakes/mistakes-of-values.ts';

const picture = (path: string) => slip(SITE, '/imagens/forte.svg', path);
const film = (source: Record<string, string>) =>
  nova({
    type: 'video',
    title: 'Filme',
    intro: 'Um filme.',
    poster: { src: '/imagens/forte.svg', alt: '' },
    source: {
      from: 'files',
      mp4: '/filme.mp4',
      webm: '/filme.webm',
      captions: '/filme.vtt',
      ...source,
    },
    seconds: 5,
    published: '2026-11-21',
    transcript: ['Nada.'],
  });
const documents = (file: string) =>
  nova({ type: 'documents', title: 'Arquivos', items: [{ title: 'Guia', file }] });
const FILMS: Files = { 'public/filme.mp4': '', 'public/filme.webm': '', 'public/filme.vtt': '' };

export const codes: Codes = {
  'picture-missing': filesOf(VALUES, 'a picture in another folder'),
  'picture-case': picture('/imagens/Forte.svg'),
  'picture-format': { 'public/a.gif': '', ...picture('/a.gif') },
  'picture-name': filesOf(VALUES, 'a picture whose name has a space'),
  'video-missing': { ...FILMS, ...film({ mp4: '/film.mp4' }) },
  'video-case': { ...FILMS, ...film({ mp4: '/Filme.mp4' }) },
  'video-format': { ...FILMS, ...film({ mp4: '/guias/guia.pdf' }) },
  'video-name': { ...FILMS, 'public/meu filme.mp4': '', ...film({ mp4: '/meu filme.mp4' }) },
  'captions-missing': { ...FILMS, ...film({ captions: '/film.vtt' }) },
  'captions-case': { ...FILMS, ...film({ captions: '/Filme.vtt' }) },
  'captions-format': { ...FILMS, ...film({ captions: '/guias/guia.pdf' }) },
  'captions-name': {
    ...FILMS,
    'public/meu filme.vtt': '',
    ...film({ captions: '/meu filme.vtt' }),
  },
  'download-missing': documents('/guias/ata.pdf'),
  'download-case': documents('/guias/Guia.pdf'),
  'download-format': documents('/imagens/forte.svg'),
  'download-name': { 'public/guias/ata de março.pdf': '', ...documents('/guias/ata de março.pdf') },
};
