import { nova, OPENING } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPictureCrop } from './picture-crop.ts';

const showing = (src: string, x: number, width: number) => ({
  'public/foto.jpg': '',
  ...nova({
    ...OPENING,
    title: 'a',
    text: 'b',
    picture: { src, alt: '', crop: { x, y: 0, width, height: 100 } },
  }),
});

testCheck(checkPictureCrop, {
  reported: {
    'a crop beyond the edge': [
      showing('/foto.jpg', 50, 51),
      'picture-crop pages/nova.json#/sections/1/picture/crop',
    ],
    'a crop of a drawing': [
      showing('/imagens/forte.svg', 50, 50),
      'picture-crop pages/nova.json#/sections/1/picture/crop , "crop": { "x": 50, "y": 0, "width": 50, "height": 100 } →',
    ],
  },
  fine: { 'a part of a photo': showing('/foto.jpg', 50, 50) },
});
