import { messagesWith, NOVA, nova, ofFixtureSite, SOBRE, themeWith } from '../edits.ts';
import { EVENT, homePage, page, picture, prose, slip, VALID } from '../fixture.ts';
import type { Mistakes } from './mistake.ts';

const SITE = 'site-config/site.json';
const INICIO = 'site-config/pages/inicio.json';
const INTEGRATIONS = 'site-config/integrations.json';
const CONTATO = 'site-config/forms/contato.json';
const linked = { [INICIO]: homePage(prose('[n](/nova)')) };

/** JSON and schema are content, and a visitor would not be. */
export const CONTENT: Mistakes = {
  '31/02': {
    files: nova({ ...EVENT, endsAt: '2026-02-31T15:00:00-03:00' }),
    code: 'date-impossible',
    at: '/sections/1/endsAt',
    shows: '28',
  },
  '25 hours': {
    files: nova({ ...EVENT, endsAt: '2025-07-23T25:00:00-03:00' }),
    code: 'date-impossible',
    at: '/sections/1/endsAt',
    shows: '23',
  },
  'the offset of summer in winter': [
    {
      ...nova({
        ...EVENT,
        startsAt: '2027-11-13T10:00:00-04:00',
        endsAt: '2027-11-13T17:00:00-05:00',
      }),
      ...slip(SITE, '"America/Sao_Paulo"', '"America/New_York"'),
    },
    'date-offset /sections/1/startsAt "2027-11-13T10:00:00-04:00" → "2027-11-13T10:00:00-05:00"',
  ],
  'an end before the start': {
    files: nova({ ...EVENT, endsAt: '2025-07-22T15:00:00-03:00' }),
    code: 'event-order',
    at: '/sections/1/endsAt',
    shows: '2025-07-23T11:00:00-03:00',
    remedy: { value: '2025-07-23T12:00:00-03:00' },
  },
  'a placeholder translated': {
    files: messagesWith(/"\{name\}: [^"]*"/, '"{nome}: página inicial"'),
    code: 'placeholder-unknown',
    at: '/navigation/home',
    shows: '"{name}: página inicial"',
    remedy: { value: '{name}: página inicial' },
  },
  'a placeholder removed': {
    files: messagesWith(/"\{name\}: [^"]*"/, '"Página inicial"'),
    code: 'placeholder-unused',
    at: '/navigation/home',
    shows: '{name}',
    remedy: { value: '{name}: página inicial' },
  },
  'a text renamed .png': {
    files: {
      'public/imagens/falsa.png': 'um texto',
      ...slip(SITE, '/imagens/forte.svg', '/imagens/falsa.png'),
    },
    file: SITE,
    code: 'picture-content',
    at: '/brand/logoOnDark/src',
  },
  'a photo whose copy was cut off': {
    files: {
      'public/imagens/cortada.jpg': picture('cut-off.jpg'),
      ...slip(SITE, '/imagens/forte.svg', '/imagens/cortada.jpg'),
    },
    file: SITE,
    code: 'picture-damaged',
    at: '/brand/logoOnDark/src',
  },
  'a photo of a phone, renamed': {
    files: {
      'public/imagens/celular.avif': picture('beginning-of-a-phone-photo.heic'),
      ...slip(SITE, '/imagens/forte.svg', '/imagens/celular.avif'),
    },
    file: SITE,
    code: 'picture-damaged',
    at: '/brand/logoOnDark/src',
    shows: 'HEIC',
  },
  'a drawing that ends in the middle': {
    files: {
      'public/imagens/meia.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4"><path',
      ...slip(SITE, '/imagens/forte.svg', '/imagens/meia.svg'),
    },
    file: SITE,
    code: 'picture-damaged',
    at: '/brand/logoOnDark/src',
  },
  'a 6 MB photo': {
    files: {
      'public/imagens/grande.png': Buffer.concat([picture('pixel.png'), Buffer.alloc(6_000_000)]),
      ...slip(SITE, '/imagens/forte.svg', '/imagens/grande.png'),
    },
    file: SITE,
    code: 'picture-heavy',
    at: '/brand/logoOnDark/src',
    shows: '6 MB',
  },
  '<br> in a title': {
    files: slip(SOBRE, '"title": "Olá"', '"title": "Olá<br>mundo"'),
    code: 'markup-in-text',
    at: '/sections/0/title',
    shows: '"Olá mundo"',
    remedy: { value: 'Olá mundo' },
  },
  '** in a title': {
    files: slip(SOBRE, '"title": "Olá"', '"title": "Olá **mundo**"'),
    code: 'markup-in-text',
    at: '/sections/0/title',
    shows: '"Olá mundo"',
    remedy: { value: 'Olá mundo' },
  },
  '&nbsp; in a title': {
    files: slip(SOBRE, '"title": "Olá"', '"title": "Olá&nbsp;mundo"'),
    code: 'markup-in-text',
    at: '/sections/0/title',
    shows: '"Olá mundo"',
    remedy: { value: 'Olá mundo' },
  },
  'a title of spaces': {
    files: slip(SOBRE, '"title": "Olá"', '"title": "   "'),
    code: 'blank-text',
    at: '/sections/0/title',
    remedy: { value: 'Olá' },
  },
  'a first section without a title': {
    files: { ...linked, [NOVA]: { ...page('/nova'), sections: [prose('a')] } },
    file: NOVA,
    code: 'page-title-missing',
    at: '/sections/0',
    shows: '"title"',
    remedy: {
      files: { [NOVA]: { ...page('/nova'), sections: [{ ...prose('a'), title: 'Nova' }] } },
    },
  },
  'white letters on light red': {
    files: themeWith('"brandDark"', '#FF8A8A'),
    code: 'contrast',
    at: '/colors/brandDark',
    shows: '4,5',
    remedy: { value: '#A00D25' },
  },
  'a site without a not-found page': {
    files: { 'site-config/pages/nao-encontrada.json': undefined },
    file: SITE,
    code: 'not-found-missing',
    at: 1,
    shows: '"path": "/404"',
  },
  'the log of submissions removed': {
    files: { [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), submissions: undefined } },
    file: CONTATO,
    code: 'destination-missing',
    at: '/submit/strategy',
    shows: '"submissions": { "strategies": ["log-and-track"] }',
    remedy: { files: { [INTEGRATIONS]: VALID[INTEGRATIONS] } },
  },
  "the CRM's return page deleted": {
    files: { [CONTATO]: crmForm() },
    code: 'return-missing',
    at: '/submit/strategy',
    shows: 'form-return',
  },
};

function crmForm() {
  const { submit } = ofFixtureSite('forms/contato.json');
  const fields = [{ type: 'text', name: 'lastname', label: 'Sobrenome' }];
  return { ...(VALID[CONTATO] as object), fields, submit };
}
