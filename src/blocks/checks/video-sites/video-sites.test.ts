import { nova } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkVideoSites } from './video-sites.ts';

testCheck(checkVideoSites, {
  reported: {
    'a video of another site without a text that asks for consent': [
      nova({
        type: 'video',
        title: 'Filme',
        intro: 'Um filme.',
        poster: { src: '/imagens/forte.svg', alt: '' },
        source: {
          from: 'site',
          name: 'V',
          player: 'https://video.example/embed/1',
          page: 'https://video.example/1',
        },
        seconds: 5,
        published: '2026-11-21',
        transcript: ['Nada.'],
      }),
      'video-without-consent /sections/1/source',
    ],
  },
});
