import { NOVA, nova } from '../../../content/testing/edits.ts';
import { DRAWING, page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFiles } from './files.ts';

const video = (poster: string, source: Record<string, string>) => ({
  type: 'video',
  title: 'Filme',
  intro: 'Um filme.',
  poster: { src: poster, alt: '' },
  source: { from: 'files', ...source },
  seconds: 5,
  published: '2026-11-21',
  transcript: ['Nada.'],
});

testCheck(checkFiles, {
  reported: {
    'a video whose files are missing or of the wrong type': [
      {
        ...nova(
          video('/imagens/Forte.svg', {
            webm: '/guias/guia.pdf',
            mp4: '/film.mp4',
            captions: '/filme.vt',
          }),
        ),
        'public/filme.mp4': '',
      },
      'picture-case /sections/1/poster/src "/imagens/Forte.svg" → "/imagens/forte.svg"',
      'video-format /sections/1/source/webm',
      'video-missing /sections/1/source/mp4 "/film.mp4" → "/filme.mp4" ?',
      'captions-missing /sections/1/source/captions',
    ],
    'a video and captions in the wrong case, and captions of the wrong type': [
      {
        ...nova(
          video('/imagens/forte.svg', { mp4: '/Filme.mp4', captions: '/Filme.vtt' }),
          video('/imagens/forte.svg', { mp4: '/filme.mp4', captions: '/guias/guia.pdf' }),
        ),
        'public/filme.mp4': '',
        'public/filme.vtt': '',
      },
      'video-case /sections/1/source/mp4 "/Filme.mp4" → "/filme.mp4"',
      'captions-case /sections/1/source/captions "/Filme.vtt" → "/filme.vtt"',
      'captions-format /sections/2/source/captions',
    ],
    'files whose names are not valid in an address': [
      {
        ...nova(video('/imagens/a b.svg', { mp4: '/meu filme.mp4', captions: '/a ç.vtt' })),
        'public/imagens/a b.svg': DRAWING,
        'public/meu filme.mp4': '',
        'public/a ç.vtt': '',
      },
      'picture-name /sections/1/poster/src',
      'video-name /sections/1/source/mp4',
      'captions-name /sections/1/source/captions',
    ],
    'a document whose name has a space': [
      {
        ...nova({
          type: 'documents',
          title: 'Arquivos',
          items: [{ title: 'Ata', file: '/guias/a ta.pdf' }],
        }),
        'public/guias/a ta.pdf': '',
      },
      'download-name /sections/1/items/0/file',
    ],
    pictures: [
      {
        'public/imagens/foto.gif': 'GIF',
        [NOVA]: page(
          '/nova',
          ...[
            '/imagens/Forte.svg',
            '/imagens/fortes.svg',
            '/outra.png',
            '/imagens/foto.gif',
            '/guias/guia.pdf',
          ].map((src) => ({ ...prose('a'), picture: { src, alt: '' } })),
        ),
      },
      'picture-case pages/nova.json#/sections/1/picture/src "/imagens/Forte.svg" → "/imagens/forte.svg"',
      'picture-missing pages/nova.json#/sections/2/picture/src "/imagens/fortes.svg" → "/imagens/forte.svg" ?',
      'picture-missing pages/nova.json#/sections/3/picture/src',
      'picture-format pages/nova.json#/sections/4/picture/src',
      'picture-format pages/nova.json#/sections/5/picture/src',
    ],
    'files to download': [
      nova({
        type: 'documents',
        title: 'Arquivos',
        items: ['/guias/guias.pdf', '/guias/Guia.pdf', '/imagens/forte.svg', '/ata.pdf'].map(
          (file) => ({ title: 'Guia', file }),
        ),
      }),
      'download-missing /sections/1/items/0/file "/guias/guias.pdf" → "/guias/guia.pdf" ?',
      'download-case /sections/1/items/1/file "/guias/Guia.pdf" → "/guias/guia.pdf"',
      'download-format /sections/1/items/2/file',
      'download-missing /sections/1/items/3/file',
    ],
    'pictures like the only one in nothing but their folder and format': [
      {
        [NOVA]: page(
          '/nova',
          ...[
            '/imagens/ruth.svg',
            '/imagens/mapa.svg',
            '/imagens/porta.svg',
            '/fotos/forte.png',
          ].map((src) => ({ ...prose('a'), picture: { src, alt: '' } })),
        ),
      },
      'picture-missing /sections/1/picture/src',
      'picture-missing /sections/2/picture/src',
      'picture-missing /sections/3/picture/src',
      'picture-missing /sections/4/picture/src "/fotos/forte.png" → "/imagens/forte.svg" ?',
    ],
  },
  fine: {
    'a video whose files exist': {
      ...nova(video('/imagens/forte.svg', { mp4: '/filme.mp4', captions: '/filme.vtt' })),
      'public/filme.mp4': '',
      'public/filme.vtt': '',
    },
  },
});
