import { goodLinks, links, redirects, texts } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkLinks } from './links.ts';

testCheck(checkLinks, {
  reported: {
    'links to pages that do not exist': links(
      '/sobe',
      '/empresa/sobre',
      '/sobre/',
      '/Sobre',
      '/xyzw',
      '/guias/Guia.pdf',
    ),
    'links to anchors that do not exist': links('/sobre#histoira', '#aqui', '/#topo'),
    'an anchor alone outside a page': slip(
      'site-config/navigation.json',
      '"/sobre#historia"',
      '"#historia"',
    ),
    'a link to a known missing page': {
      ...links('/em-breve'),
      'site-config/known-missing.json': { paths: ['/em-breve'] },
    },
    'a link inside a text': texts('Veja [isto](/nada), "assim".'),
    'a redirect to a page that does not exist': redirects(
      ['/quem-somos', '/sobre'],
      ['/h', '/sobr'],
    ),
  },
  fine: {
    'valid links': goodLinks,
  },
});
