import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova, OPENING } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'picture-crop': nova({
    ...OPENING,
    title: 'A',
    text: 'B',
    picture: {
      src: '/imagens/forte.svg',
      alt: '',
      crop: { x: 0, y: 0, width: 50, height: 50 },
    },
  }),
};
