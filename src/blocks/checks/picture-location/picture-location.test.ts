import sharp from 'sharp';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPictureLocation } from './picture-location.ts';

const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } }).withExif({
    IFD0: { Make: 'Camera' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 36/1 0/1' },
  });
const plain = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } }).withExif({
    IFD0: { Make: 'Camera' },
  });

testCheck(checkPictureLocation, {
  reported: {
    'a JPEG with its place': [
      { 'public/imagens/equipe.jpg': await photo().jpeg().toBuffer() },
      'picture-location 1:1',
    ],
    'a WebP with its place': [
      { 'public/imagens/equipe.webp': await photo().webp().toBuffer() },
      'picture-location 1:1',
    ],
    'a PNG with its place': [
      { 'public/imagens/equipe.png': await photo().png().toBuffer() },
      'picture-location 1:1',
    ],
    'an AVIF with its place': [
      { 'public/imagens/equipe.avif': await photo().avif().toBuffer() },
      'picture-location 1:1',
    ],
    'a place in XMP': [
      {
        'public/imagens/equipe.jpg': '\u00ff\u00d8 <rdf exif:GPSLatitude="23,36.0S"/>',
      },
      'picture-location 1:1',
    ],
  },
  fine: {
    'a photo with other data of the camera': {
      'public/imagens/equipe.jpg': await plain().jpeg().toBuffer(),
    },
    'a file that ends too soon': { 'public/imagens/equipe.jpg': 'II*\0\u0001' },
  },
});
