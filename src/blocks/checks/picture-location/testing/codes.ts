import type { Codes } from '../../../../content/testing/codes/code.ts';

export const codes: Codes = {
  'picture-location': { 'public/imagens/equipe.jpg': '<rdf exif:GPSLatitude="23,36.0S"/>' },
};
