import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTATO, form, NOVA, nova, OPENING, ofFixtureSite, redirects, SOBRE } from '../edits.ts';
import { DRAWING, EVENT, FIXTURE_SITE, homePage, page, prose, slip } from '../fixture.ts';
import type { Mistake, Mistakes } from './mistake.ts';

const SITE = 'site-config/site.json';
const THEME = 'site-config/theme.json';
const INICIO = 'site-config/pages/inicio.json';
const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);

const color = (written: string, meant: string, name = 'ink'): Mistake => ({
  files: {
    [THEME]: readFileSync(join(FIXTURE_SITE, THEME), 'utf8').replace(
      new RegExp(`"${name}": *"#\\w+"`),
      () => `"${name}": ${JSON.stringify(written)}`,
    ),
  },
  code: 'bad-format',
  at: `/colors/${name}`,
  remedy: { value: meant },
});

const starts = (written: string, meant: string): Mistake => ({
  files: nova({ ...EVENT, startsAt: written }),
  code: 'bad-format',
  at: '/sections/1/startsAt',
  remedy: { value: meant },
});

const whatsapp = (written: string, meant: string): Mistake => ({
  files: slip(SITE, '"number": "5511900000000"', `"number": "${written}"`),
  code: 'bad-format',
  at: '/contacts/whatsapp/number',
  remedy: { value: meant },
});

const path = (written: string, meant: string): Mistake => ({
  files: { [NOVA]: page(written), [INICIO]: homePage(prose(`[n](${meant})`)) },
  file: NOVA,
  code: 'bad-format',
  at: '/path',
  remedy: { value: meant },
});

const picture = (written: string): Mistake => ({
  files: slip(SITE, '"src": "/imagens/forte.svg"', `"src": ${JSON.stringify(written)}`),
  code: 'picture-missing',
  at: '/brand/logoOnDark/src',
  remedy: { value: '/imagens/forte.svg' },
});

const select = (options: unknown) =>
  form({
    fields: [
      { type: 'select', name: 'assunto', label: 'Assunto', placeholder: 'Escolha', options },
    ],
  });

const required = (written: unknown, meant: boolean): Mistake => ({
  files: form({ fields: [{ type: 'email', name: 'email', label: 'E-mail', required: written }] }),
  code: 'wrong-type',
  at: '/fields/0/required',
  remedy: { value: meant },
});

const theme = ofFixtureSite('theme.json');

/** As nobody's program writes it: the least is 960, which is not told as well. */
const THOUSANDS = JSON.stringify({ ...theme, contentWidth: 1200 }).replace(':1200', ': 1.200');

/** A value in another form. */
export const VALUES: Mistakes = {
  '#C12': color('#C12', '#CC1122', 'brand'),
  'a colour without #': color('0B0F14', '#0B0F14'),
  'a colour with a space': color('# 0B0F14', '#0B0F14'),
  'a colour with opacity': color('#0B0F14FF', '#0B0F14'),
  'a colour as rgb': color('rgb(11, 15, 20)', '#0B0F14'),
  'a colour by name': color('preto', '#000000'),
  '1.200,00': [
    { [THEME]: { ...theme, contentWidth: '1.200,00' } },
    'wrong-type /contentWidth "1.200,00" → 1200',
  ],
  '1.200': {
    files: { [THEME]: THOUSANDS },
    code: 'number-like-thousands',
    at: '/contentWidth',
    shows: '1200',
    remedy: { value: 1200 },
  },
  '1200px': [
    { [THEME]: { ...theme, contentWidth: '1200px' } },
    'wrong-type /contentWidth "1200px" → 1200',
  ],
  '"4"': [{ [THEME]: { ...theme, radius: '4' } }, 'wrong-type /radius "4" → 4'],
  'a day without its hour': {
    ...starts('23/07/2025', '2025-07-23T09:00:00-03:00'),
    shows: '"2025-07-23T09:00:00-03:00"',
  },
  '23/07/2025 11:00': starts('23/07/2025 11:00', '2025-07-23T11:00:00-03:00'),
  '23/07/2025 às 11h': starts('23/07/2025 às 11h', '2025-07-23T11:00:00-03:00'),
  '2025-07-23 11:00': starts('2025-07-23 11:00', '2025-07-23T11:00:00-03:00'),
  'a time in UTC': starts('2025-07-23T14:00:00Z', '2025-07-23T11:00:00-03:00'),
  '(11) 90000-0000': whatsapp('(11) 90000-0000', '5511900000000'),
  '+55 11 90000-0000': whatsapp('+55 11 90000-0000', '5511900000000'),
  '011 90000-0000': whatsapp('011 90000-0000', '5511900000000'),
  'keywords as one text': [
    sobre(/\[\s*"segurança"\s*\]/, '"segurança, redes; nuvem"'),
    'wrong-type /meta/keywords "segurança, redes; nuvem" → ["segurança","redes","nuvem"] ?',
  ],
  'options as texts': {
    files: select(['Firewall', 'Nuvem pública']),
    code: 'wrong-type',
    at: '/fields/0/options',
    shows:
      '[ { "value": "Firewall", "label": "Firewall" }, { "value": "Nuvem pública", "label": "Nuvem pública" } ]',
    remedy: {
      value: [
        { value: 'Firewall', label: 'Firewall' },
        { value: 'Nuvem pública', label: 'Nuvem pública' },
      ],
    },
  },
  'a picture as a text': {
    files: nova({ ...OPENING, title: 'a', text: 'b', picture: '/imagens/forte.svg' }),
    code: 'wrong-type',
    at: '/sections/1/picture',
    shows: '{ "src": "/imagens/forte.svg", "alt": "" }',
    remedy: { value: { src: '/imagens/forte.svg', alt: '' } },
  },
  'paragraphs as one text': [
    nova({ type: 'prose', blocks: [{ paragraphs: 'Um texto, e outro.' }] }),
    'wrong-type /sections/1/blocks/0/paragraphs "Um texto, e outro." → ["Um texto, e outro."]',
  ],
  'blocks as texts': {
    files: nova({ type: 'prose', blocks: ['Um.', 'Dois.'] }),
    code: 'wrong-type',
    at: '/sections/1/blocks',
    shows: '[ { "paragraphs": [ "Um." ] }, { "paragraphs": [ "Dois." ] } ]',
    remedy: { value: [{ paragraphs: ['Um.'] }, { paragraphs: ['Dois.'] }] },
  },
  'a text as a list': [
    nova({ ...OPENING, title: 'a', text: ['Um texto.'] }),
    'wrong-type /sections/1/text [ "Um texto." ] → "Um texto."',
  ],
  'a button without its list': [
    nova({ type: 'call-to-action', title: 'a', actions: { label: 'Vamos', to: '/' } }),
    'wrong-type /sections/1/actions { "label": "Vamos", "to": "/" } → [{"label":"Vamos","to":"/"}]',
  ],
  'partners as one text': {
    files: slip(INICIO, /\[\s*"torreao",\s*"vedra"\s*\]/, '"torreao"'),
    code: 'wrong-type',
    at: '/sections/1/partners',
    shows: '[ "…" ]',
    remedy: { value: ['torreao', 'vedra'] },
  },
  'a path with spaces': path('/nossa empresa', '/nossa-empresa'),
  'a path with accents and capitals': path('/Soluções', '/solucoes'),
  'a path with no slash': path('nova', '/nova'),
  'a path with a slash at the end': path('/nova/', '/nova'),
  'a path that is a full address': path('https://forte.example/nova', '/nova'),
  'a path with .html': path('/nova.html', '/nova'),
  'a path with an underline': path('/nossa_empresa', '/nossa-empresa'),
  'a form named with its file ending': [
    nova({ type: 'form', title: 'a', form: 'contato.json' }),
    'record-missing /sections/1/form "contato.json" → "contato"',
  ],
  'a form with a capital': [
    nova({ type: 'form', title: 'a', form: 'Contato' }),
    'record-missing /sections/1/form "Contato" → "contato"',
  ],
  'a partner referred to by its name instead of its id': [
    slip(INICIO, '"torreao"', '"Torreão"'),
    'record-missing /sections/1/partners/0 "Torreão" → "torreao"',
  ],
  'an anchor with an accent': [
    nova({ ...prose('a'), id: 'Nossa História' }),
    'bad-format /sections/1/id "Nossa História" → "nossa-historia"',
  ],
  'an anchor with #': [
    nova({ ...prose('a'), id: '#quem-somos' }),
    'bad-format /sections/1/id "#quem-somos" → "quem-somos"',
  ],
  'a picture in public/': picture('public/imagens/forte.svg'),
  'a picture without its folder': picture('forte.svg'),
  'a picture in another folder': picture('/img/forte.svg'),
  'a picture with capitals and spaces': picture('/imagens/Forte .svg'),
  'a picture with a path on the editor’s disk': picture('C:\\site\\public\\imagens\\forte.svg'),
  'a picture with a full address': picture('http://localhost:5173/imagens/forte.svg'),
  'a picture whose name has a space': {
    files: {
      'public/imagens/nova foto.svg': DRAWING,
      ...slip(SITE, '/imagens/forte.svg', '/imagens/nova foto.svg'),
    },
    file: SITE,
    code: 'picture-name',
    at: '/brand/logoOnDark/src',
    shows: 'public/imagens/nova-foto.svg',
    remedy: {
      files: {
        'public/imagens/nova foto.svg': undefined,
        'public/imagens/nova-foto.svg': DRAWING,
        ...slip(SITE, '/imagens/forte.svg', '/imagens/nova-foto.svg'),
      },
    },
  },
  sim: required('sim', true),
  Não: required('Não', false),
  '"true"': required('true', true),
  '1 for true': required(1, true),
  'a year in quotes': [slip(SITE, '2025', '"2025"'), 'wrong-type /copyrightYear "2025" → 2025'],
  'columns in quotes': [
    sobre('"columns": 2', '"columns": "2"'),
    'not-allowed /sections/2/columns "2" → 2',
  ],
  'a number as a title': [
    sobre('"title": "Olá"', '"title": 24'),
    'wrong-type /sections/0/title 24 → "24"',
  ],
  'a language that no tag comes near': {
    files: slip(SITE, '"pt-BR"', '"klingonês"'),
    code: 'bad-format',
    at: '/language',
    shows: '"ar-JO-u-nu-latn"',
    remedy: { value: 'pt-BR' },
  },
  'a language with its country in brackets': [
    slip(SITE, '"pt-BR"', '"português (Brasil)"'),
    'bad-format /language "português (Brasil)" → "pt-BR"',
  ],
  'a language tag with an underscore': [
    slip(SITE, '"pt-BR"', '"pt_BR"'),
    'bad-format /language "pt_BR" → "pt-BR"',
  ],
  ...Object.fromEntries(
    [
      ['Português', 'pt'],
      ['português (Brasil)', 'pt-BR'],
      ['pt-br', 'pt-BR'],
    ].map(([said, meant]): [string, Mistakes[string]] => [
      `${said} as a language`,
      [slip(SITE, '"pt-BR"', `"${said}"`), `bad-format /language "${said}" → "${meant}"`],
    ]),
  ),
  ...Object.fromEntries(
    [
      ['España', 'es'],
      ['Spain', 'es'],
      ['Estados Unidos', 'us'],
      ['UK', 'gb'],
    ].map(([said, meant]): [string, Mistakes[string]] => [
      `${said} as a country`,
      [
        form({ fields: [{ type: 'phone', name: 'fone', label: 'Fone', countries: [said] }] }),
        `not-allowed /fields/0/countries/0 "${said}" → "${meant}"`,
      ],
    ]),
  ),
  'a redirect from a full address': [
    redirects(['https://forte.example/velha', '/sobre']),
    'bad-format /redirects/0/from "https://forte.example/velha" → "/velha"',
  ],
  'a redirect without its slash': [
    redirects(['velha', '/sobre']),
    'bad-format /redirects/0/from "velha" → "/velha"',
  ],
  'a field name with spaces and accents': [
    form({ fields: [{ type: 'email', name: 'Seu e-mail', label: 'E-mail' }] }),
    'bad-format /fields/0/name "Seu e-mail" → "seu-e-mail"',
  ],
  'a field that is a text': {
    files: form({ fields: ['email'] }),
    file: CONTATO,
    code: 'wrong-type',
    at: '/fields/0',
    shows: '{ "type": "…" }',
  },
};
