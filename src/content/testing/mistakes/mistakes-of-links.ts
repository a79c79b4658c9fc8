import { links, NOVA, nova, SOBRE, texts } from '../edits.ts';
import { homePage, page, prose, slip, VALID } from '../fixture.ts';
import type { Mistake, Mistakes } from './mistake.ts';

const AT = '/sections/1/actions/0/to';
const INICIO = 'site-config/pages/inicio.json';

const link = (written: string, meant: string, code = 'link-format'): Mistake => ({
  files: links(written),
  code,
  at: AT,
  remedy: { value: meant },
});

const missing = (written: string, meant: string) => link(written, meant, 'link-missing');

/** A link in another form, or to nowhere. */
export const LINKS: Mistakes = {
  '(11) 3000-0000': link('(11) 3000-0000', 'tel:+551130000000'),
  '0800 123 4567': link('0800 123 4567', 'tel:+558001234567'),
  'tel:(11) 3000-0000': link('tel:(11) 3000-0000', 'tel:+551130000000'),
  'tel: with a space': link('tel: +55 11 3000-0000', 'tel:+551130000000'),
  'a short number with a space': link('tel: 190', 'tel:190'),
  'telefone:': link('telefone:11 3000-0000', 'tel:+551130000000'),
  'mailto: x': link('mailto: a@b.example', 'mailto:a@b.example'),
  'mailto://': link('mailto://a@b.example', 'mailto:a@b.example'),
  'an e-mail alone': link('a@b.example', 'mailto:a@b.example'),
  'email:': link('email:a@b.example', 'mailto:a@b.example'),
  'Mailto:': link('Mailto:a@b.example', 'mailto:a@b.example'),
  'sobre.json': missing('sobre.json', '/sobre'),
  'pages/sobre.json': missing('pages/sobre.json', '/sobre'),
  '/sobre.html': missing('/sobre.html', '/sobre'),
  sobre: missing('sobre', '/sobre'),
  './sobre': missing('./sobre', '/sobre'),
  '/Sobre': missing('/Sobre', '/sobre'),
  '/sobre/': missing('/sobre/', '/sobre'),
  '/sobr': missing('/sobr', '/sobre'),
  '/empresa/sobre': missing('/empresa/sobre', '/sobre'),
  '/guias/Guia.pdf': missing('/guias/Guia.pdf', '/guias/guia.pdf'),
  'http://localhost:5173/sobre': link('http://localhost:5173/sobre', '/sobre', 'link-local'),
  'http://localhost:5173': link('http://localhost:5173', '/', 'link-local'),
  'https://127.0.0.1:4173/sobre#historia': link(
    'https://127.0.0.1:4173/sobre#historia',
    '/sobre#historia',
    'link-local',
  ),
  'https://https://': link('https://https://a.example/b', 'https://a.example/b'),
  'https://http://': link('https://http://a.example', 'https://a.example'),
  'https:/ with one slash': link('https:/a.example', 'https://a.example'),
  'http://': link('http://a.example', 'https://a.example', 'link-insecure'),
  'www.': link('www.a.example', 'https://www.a.example'),
  'a.com.br': link('forte.com.br/sobre', 'https://forte.com.br/sobre'),
  'HTTPS:': link('HTTPS://a.example', 'https://a.example'),
  'a space at the end': link('/sobre ', '/sobre'),
  'a backslash': link('\\sobre', '/sobre'),
  'whatsapp:11 90000-0000': {
    files: links('whatsapp:11 90000-0000'),
    code: 'link-format',
    at: AT,
    shows: 'https://wa.me/5511900000000',
    remedy: { value: 'https://wa.me/5511900000000' },
  },
  'an anchor that does not exist': [
    links('/sobre#histoira'),
    'anchor-missing /sections/1/actions/0/to /sobre#histoira → /sobre#historia ?',
  ],
  'a link inside a text': [
    texts('Veja [isto](/sobr).'),
    'link-missing /sections/1/blocks/0/paragraphs/0 /sobr → /sobre ?',
  ],
  'a link inside a text, with a space': {
    files: texts('Veja [isto] (/sobre).'),
    code: 'rich-text-link',
    at: '/sections/1/blocks/0/paragraphs/0',
    remedy: { value: 'Veja [isto](/sobre).' },
  },
  'HTML in a text': {
    files: texts('Um <b>texto</b>.'),
    code: 'rich-text-markup',
    at: '/sections/1/blocks/0/paragraphs/0',
    shows: 'Um **texto**.',
    remedy: { value: 'Um **texto**.' },
  },
  "the site's own address": {
    files: {
      ...nova({
        type: 'call-to-action',
        title: 'a',
        actions: [{ label: 'b', to: 'https://www.forte.example/sobre' }],
      }),
      'site-config/integrations.json': {
        ...(VALID['site-config/integrations.json'] as object),
        siteUrl: 'https://forte.example',
      },
    },
    file: NOVA,
    code: 'own-site-link',
    at: AT,
    shows: '"/sobre"',
    remedy: { value: '/sobre' },
  },
  'two pages with one path': {
    files: { 'site-config/pages/a-nova.json': page('/sobre') },
    code: 'duplicate-path',
    at: '/path',
    shows: 'site-config/pages/sobre.json',
    remedy: {
      files: {
        'site-config/pages/a-nova.json': page('/a-nova'),
        [INICIO]: homePage(prose('[a](/a-nova)')),
      },
    },
  },
  'a copy of a page': {
    files: { 'site-config/pages/sobre - copia.json': VALID[SOBRE] },
    code: 'duplicate-path',
    at: '/path',
    shows: 'site-config/pages/sobre.json',
    remedy: { files: { 'site-config/pages/sobre - copia.json': undefined } },
  },
  'a phone link labelled with another number': {
    files: slip('site-config/site.json', '"(11) 3000-0000"', '"(11) 3000-0001"'),
    code: 'contact-differs',
    at: '/contacts/phone/label',
    shows: '(11) 3000-0001',
    remedy: { value: '(11) 3000-0000' },
  },
};
