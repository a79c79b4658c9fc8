import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

function filmElsewhere() {
  const source = {
    from: 'site',
    name: 'V',
    player: 'https://video.example/embed/1',
    page: 'https://video.example/1',
  };
  const section = {
    type: 'video',
    title: 'Filme',
    intro: 'Um filme.',
    poster: { src: '/imagens/forte.svg', alt: '' },
    source,
    seconds: 5,
    published: '2026-11-21',
    transcript: ['Nada.'],
  };
  return nova(section);
}

export const codes: Codes = {
  'video-without-consent': filmElsewhere(),
};
