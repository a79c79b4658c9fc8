import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSiteConfigLoader } from './index.ts';
import {
  createFixture,
  FIXTURE_SITE,
  type Files,
  page,
  prose,
  slip,
  VALID,
} from './testing/fixture.ts';
import { setUpReports } from './testing/set-up-reports.ts';

const SOBRE = 'site-config/pages/sobre.json';
const NOVA = 'site-config/pages/nova.json';
const CONTATO = 'site-config/forms/contato.json';
const NOTICES = { confirmed: 'solicitacao-enviada', refused: 'solicitacao-falhou' };
const REDIRECTS = 'site-config/redirects.json';
const reportOf = setUpReports();

const texts = (...paragraphs: string[]): Files => ({ [NOVA]: page('/nova', prose(...paragraphs)) });
const links = (...to: string[]): Files => ({
  [NOVA]: page(
    '/nova',
    ...to.map((target) => ({
      type: 'call-to-action',
      title: 'Vamos?',
      actions: [{ label: 'Vamos', to: target }],
    })),
  ),
});
const redirects = (...pairs: [string, string][]): Files => ({
  [REDIRECTS]: { redirects: pairs.map(([from, to]) => ({ from, to })) },
});

const fromProject = (name: string) =>
  JSON.parse(readFileSync(join(FIXTURE_SITE, 'site-config', name), 'utf8'));
const MESSAGES = fromProject('messages.json');
const THEME = fromProject('theme.json');

const CASES: Record<string, Files> = {
  'a video, its captions and its poster that are not there': {
    [NOVA]: page('/nova', {
      type: 'video',
      title: 'Filme',
      intro: 'Um filme.',
      poster: { src: '/imagens/Forte.svg', alt: '' },
      source: { from: 'files', webm: '/guias/guia.pdf', mp4: '/film.mp4', captions: '/filme.vt' },
      seconds: 5,
      published: '2026-11-21',
      transcript: ['Nada.'],
    }),
    'public/filme.mp4': '',
  },
  'a video of another site, and no word for its permission': {
    [NOVA]: page('/nova', {
      type: 'video',
      title: 'Filme',
      intro: 'Um filme.',
      poster: { src: '/imagens/forte.svg', alt: '' },
      source: {
        from: 'site',
        name: 'V',
        player: 'https://video.example/embed/1',
        page: 'https://video.example/1',
      },
      seconds: 5,
      published: '2026-11-21',
      transcript: ['Nada.'],
    }),
  },
  'links that are good': links(
    '/',
    '/sobre?x=1#historia',
    '/quem-somos',
    '/guias/guia.pdf',
    'https://a.example',
    'tel:+5511999990000',
    'mailto:a@b.example?subject=Oi',
    'whatsapp:Olá, tudo bem?',
    'whatsapp:',
    '/sitemap.xml',
  ),
  'links to pages that do not exist': links(
    '/sobe',
    '/empresa/sobre',
    '/sobre/',
    '/Sobre',
    '/xyzw',
    '/guias/Guia.pdf',
  ),
  'links to places that do not exist': links('/sobre#histoira', '#aqui', '/#topo'),
  'links that are not in a good form': links(
    'http://a.example',
    'www.a.example',
    'a@b.example',
    'tel:(11) 3000-0000',
    'tel:11-3000-0000',
    '11999990000',
    'mailto:fulano',
    'sobre',
    ' /sobre',
    '//a.example',
    '\\\\servidor\\pasta',
    '/a b',
    'HTTPS://a.example',
    'tel:+55 11 3000 0000',
    '/sobre#',
    '/sobre//x',
    '/../sobre',
    'https://',
    'https://eu:senha@a.example/x',
    'ftp://a.example',
  ),
  'links that run code': links(
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001data:text/html,x',
    'vbscript:x',
  ),
  'an anchor alone outside a page': slip(
    'site-config/navigation.json',
    '"/sobre#historia"',
    '"#historia"',
  ),
  'known-missing pages': {
    ...links('/em-breve'),
    'site-config/known-missing.json': { paths: ['/em-breve', '/sobre', '/nunca'] },
  },
  'links inside texts': texts(
    'Veja [isto](/nada) e [aquilo](javascript:alert(1)), "assim": [x](http://a.example).',
  ),
  pictures: {
    'public/imagens/foto.gif': 'GIF',
    [NOVA]: page(
      '/nova',
      ...[
        '/imagens/Forte.svg',
        '/imagens/fortes.svg',
        '/outra.png',
        '/imagens/foto.gif',
        '/guias/guia.pdf',
      ].map((src) => ({ ...prose('a'), picture: { src, alt: '' } })),
    ),
  },
  icons: slip(SOBRE, '"Visibility"', '"Visibilty"'),
  'an icon in another variant': slip(SOBRE, '"Visibility"', '"VisibiltyOutlined"'),
  'an icon that is like none': slip(SOBRE, '"Visibility"', '"Xqzwkvjyptr"'),
  'a record that does not exist': slip('site-config/pages/inicio.json', '"vedra"', '"verda"'),
  'a link that fills in an option that does not exist': {
    [CONTATO]: {
      ...(VALID[CONTATO] as object),
      fields: [
        {
          type: 'select',
          name: 'assunto',
          label: 'Assunto',
          prefill: 'assunto',
          options: [{ value: 'firewall', label: 'Firewall' }],
        },
      ],
    },
    [NOVA]: page(
      '/nova',
      { type: 'form', title: 'Escreva', form: 'contato' },
      prose('[a](/nova?assunto=fierwall) [b](/nova?assunto=firewall&x=1) [c](/nova?assunto=xyzw)'),
    ),
  },
  'a form that does not exist': {
    [NOVA]: page('/nova', { type: 'form', title: 'Escreva', form: 'contatos' }),
  },
  'a notice that does not exist': slip(CONTATO, 'solicitacao-enviada', 'solicitacao-envida'),
  'a form for a service that is not configured': {
    'site-config/integrations.json': { siteUrl: 'https://www.forte.example' },
    [CONTATO]: {
      ...(VALID[CONTATO] as object),
      submit: { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES },
    },
  },
  'a form for a service that may be left out': {
    'site-config/integrations.json': {
      siteUrl: 'https://www.forte.example',
      crm: { endpoint: '${CRM_ENDPOINT:-}', webformId: 'x', transport: 'cors' },
    },
    [CONTATO]: {
      ...(VALID[CONTATO] as object),
      submit: {
        strategy: 'crm',
        formName: 'x',
        notices: {
          ...NOTICES,
          unknown: NOTICES.refused,
          queued: NOTICES.refused,
          unsent: NOTICES.refused,
        },
      },
    },
  },
  'a choice sent in a field that is no text, or does not exist': {
    [CONTATO]: {
      ...(VALID[CONTATO] as object),
      fields: ['email', 'mensagen', 'mensagem']
        .map((sendIn, index) => ({
          type: 'select',
          name: `assunto${index}`,
          label: 'Assunto',
          sendIn,
          options: [{ value: 'a', label: 'A' }],
        }))
        .concat([
          { type: 'email', name: 'email', label: 'E-mail' },
          { type: 'textarea', name: 'mensagem', label: 'Mensagem' },
        ] as never[]),
    },
  },
  'a page with a form for a way to sign in that is off': {
    'site-config/forms/aplicativo.json': {
      ...(VALID[CONTATO] as object),
      submit: { strategy: 'supabase-auth', action: 'mfa-enroll', notices: NOTICES },
    },
    [NOVA]: page('/nova', { type: 'form', title: 'Aplicativo', form: 'aplicativo' }),
  },
  'a form of accounts without the captcha that they ask for': {
    'site-config/integrations.json': {
      siteUrl: 'https://www.forte.example',
      supabase: { url: 'https://a.example', publishableKey: 'sb_publishable_x' },
      auth: {
        pages: { signIn: '/sobre', newPassword: '/sobre', confirm: '/sobre', account: '/sobre' },
        captcha: { siteKey: 'x', script: 'https://captcha.example/api.js' },
      },
    },
    [CONTATO]: {
      ...(VALID[CONTATO] as object),
      submit: { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES },
    },
  },
  'a collection that does not exist': {
    [NOVA]: page('/nova', { type: 'vendor-cards', title: 'Quem', vendors: ['a'] }),
  },
  'markup that rich text does not have': texts(
    '# Título',
    '- item',
    '1. item',
    '> citação',
    '    código',
    'Um `código`.',
    '![foto](/imagens/forte.svg)',
    'Um <b>negrito</b>.',
    'Um.\n\nDois.',
    '***',
    '[a]: /sobre',
    'Um.\n\n- item',
  ),
  'markup that did not work': texts(
    'Um **negrito',
    'Veja [isto] (/sobre).',
    'Veja [isto](/so bre).',
  ),
  'markup that is good': texts(
    '**a** *b* [c](/sobre) 2 * 3 < 4 & 5_6_7',
    'Linha  \noutra',
    '1\\. item',
    'R$ 5 + 3',
  ),

  'two pages with one path': { [NOVA]: page('/sobre', { ...prose('a'), id: 'historia' }) },
  'two pages with one title': {
    [NOVA]: { ...page('/nova'), meta: (VALID[SOBRE] as { meta: object }).meta },
  },
  'no home page': { 'site-config/pages/inicio.json': undefined },
  redirects: redirects(
    ['/a', '/sobre'],
    ['/a', '/'],
    ['/sobre', '/'],
    ['/b/', '/sobre'],
    ['/c', '/d'],
    ['/d', '/a'],
    ['/e', '/f'],
    ['/f', '/e'],
    ['/g', '/g'],
    ['/h', '/sobr'],
  ),
  'a page that does not parse does not spread': slip(SOBRE, '"Olá"', '"Olá'),
  'a page without path does not spread': slip(SOBRE, '"path"', '"paht"'),
  'redirects that do not parse do not spread': { ...links('/quem-somos'), [REDIRECTS]: '{' },
  'a missing file': { 'site-config/navigation.json': undefined },
  'no cookies, no redirects, nothing promised': {
    'site-config/consent.json': undefined,
    [REDIRECTS]: undefined,
    'site-config/known-missing.json': undefined,
  },
  'a link to WhatsApp without a number': {
    ...links('whatsapp:Olá'),
    ...slip('site-config/site.json', /"whatsapp": \{[^}]*\},?/, ''),
    // Where the words of the project stand is not this test's affair.
    'site-config/messages.json': JSON.parse(
      JSON.stringify(MESSAGES).replaceAll('whatsapp:', 'tel:'),
    ),
  },
  'accounts without pages and texts': {
    'site-config/integrations.json': {
      siteUrl: 'https://a.example',
      supabase: { url: '/', publishableKey: 'a' },
    },
    'site-config/messages.json': { ...MESSAGES, auth: undefined },
  },
  'a font that is not installed': {
    'site-config/theme.json': {
      ...THEME,
      fonts: { ...THEME.fonts, text: { family: 'Comic Neue', standIn: 'sans', standInSize: 100 } },
    },
  },
  'files without a place': {
    'site-config/temas.json': {},
    'site-config/sites.json': {},
    'site-config/collections/parceiros.json': {},
    'site-config/collections/partner.json': {},
    'site-config/forms/Fale Conosco.json': {},
    'site-config/forms/antigos/a.json': {},
    'site-config/page/a.json': {},
    'site-config/pages/foto.png': 'x',
    'site-config/pages/nova.JSON': {},
    'site-config/pages/.DS_Store': 'x',
  },
};

describe('files that do not fit together', () => {
  it.each(Object.entries(CASES))('%s', (_, changes) => {
    expect(reportOf(changes)).toMatchSnapshot();
  });

  it('refuses symbolic links, even to themselves', () => {
    const fixture = createFixture();
    symlinkSync('/etc', join(fixture.root, 'site-config/pages/fora'));
    symlinkSync('volta.json', join(fixture.root, 'site-config/pages/volta.json'));
    const { problems } = createSiteConfigLoader(fixture.root)();
    fixture.remove();
    expect(problems.map(({ message }) => message)).toEqual([
      '“fora” é um atalho (link simbólico), que não é aceito aqui.',
      '“volta.json” é um atalho (link simbólico), que não é aceito aqui.',
    ]);
  });
});
