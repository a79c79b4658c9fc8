import { DRAWING, page } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkNameCase } from './name-case.ts';

testCheck(checkNameCase, {
  reported: {
    'a page beside one with a capital': [
      { 'site-config/pages/Sobre.json': page('/outra') },
      'name-case 1:1',
    ],
    'a folder of pages beside one with a capital': [
      {
        'site-config/pages/Casos/um.json': page('/um'),
        'site-config/pages/casos/dois.json': page('/dois'),
      },
      'name-case 1:1',
    ],
    'a file of public/ in capitals': [{ 'public/imagens/FORTE.svg': DRAWING }, 'name-case 1:1'],
    'a folder of public/, with other files': [
      { 'public/Imagens/outra.svg': DRAWING },
      'name-case 1:1',
    ],
    'an accent as two characters': [
      {
        'public/imagens/pe\u0301.svg': DRAWING,
        'public/imagens/p\u00e9.svg': DRAWING,
      },
      'name-case 1:1',
    ],
  },
  fine: {
    'one name in two folders, and with two endings': {
      'public/guias/Forte.svg': DRAWING,
      'public/imagens/forte.png': '',
    },
  },
});
