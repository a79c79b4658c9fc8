import {
  CONTATO,
  choice,
  form,
  links,
  NOTICES,
  NOVA,
  nova,
  ofFixtureSite,
  SOBRE,
  texts,
} from '../edits.ts';
import { EVENT, type Files, homePage, page, prose, slip, VALID } from '../fixture.ts';
import { filesOf } from '../mistakes/mistake.ts';
import { CONTENT } from '../mistakes/mistakes-of-content.ts';
import { LINKS } from '../mistakes/mistakes-of-links.ts';
import { NAMES } from '../mistakes/mistakes-of-names.ts';
import { VALUES } from '../mistakes/mistakes-of-values.ts';
import type { Codes } from './code.ts';

const HOME = 'site-config/pages/inicio.json';
const SITE = 'site-config/site.json';
const INTEGRATIONS = 'site-config/integrations.json';
const picture = (path: string) => slip(SITE, '/imagens/forte.svg', path);

const film = (source: Record<string, string>) =>
  nova({
    type: 'video',
    title: 'Filme',
    intro: 'Um filme.',
    poster: { src: '/imagens/forte.svg', alt: '' },
    source: {
      from: 'files',
      mp4: '/filme.mp4',
      webm: '/filme.webm',
      captions: '/filme.vtt',
      ...source,
    },
    seconds: 5,
    published: '2026-11-21',
    transcript: ['Nada.'],
  });
const FILMS: Files = { 'public/filme.mp4': '', 'public/filme.webm': '', 'public/filme.vtt': '' };
const sitemap = (...paths: string[]): Files => ({
  'dist/sitemap.xml': paths.map((path) => `<loc>https://forte.example${path}</loc>`).join('\n'),
});
const meta = (VALID[SOBRE] as { meta: Record<string, unknown> }).meta;
const linked = { [HOME]: homePage(prose('[a](/sobre#historia)')) };

const PARTNERS = 'site-config/collections/partners.json';
const partners = VALID[PARTNERS] as Record<string, object>;
const { challenges, solutions, chart, finding, ...listed } =
  ofFixtureSite('collections/cases.json').barbosa;
const CASE = { ...listed, path: '/nova', picture: { src: '/imagens/forte.svg', alt: '' } };

/** Something that is named is not there, or not as it should be. */
export const OF_LINKS: Codes = {
  'link-format': ['O link não tem uma forma que o site entenda.', filesOf(LINKS, 'mailto: x')],
  'link-local': [
    'O link leva ao computador de quem edita.',
    filesOf(LINKS, 'http://localhost:5173/sobre'),
  ],
  'link-insecure': ['O link usa http, e não https.', filesOf(LINKS, 'http://')],
  'link-forbidden': ['O link executaria código.', links('javascript:alert(1)')],
  'link-missing': [
    'O link leva a uma página ou a um arquivo que não existe.',
    filesOf(LINKS, '/sobr'),
  ],
  'anchor-missing': [
    'O link leva a um trecho que a página não tem.',
    filesOf(LINKS, 'an anchor that does not exist'),
  ],
  'anchor-of-other-time': [
    'O link aparece antes ou depois do evento da página, e o trecho a que leva, não.',
    nova(EVENT, { ...prose('a'), id: 'fim', when: 'after' }, prose('[a](#fim)')),
  ],
  'anchor-without-page': [
    'O link só diz o trecho, em um texto que aparece em várias páginas.',
    slip('site-config/navigation.json', '"/sobre#historia"', '"#historia"'),
  ],
  'link-text-vague': [
    'O texto do link não diz aonde ele leva.',
    {
      ...slip(SITE, '"social"', '"vagueLinkTexts": ["clique aqui"], "social"'),
      ...texts('[Clique aqui](/sobre)'),
    },
  ],
  'own-site-link': [
    'O link leva a este site pelo endereço inteiro.',
    filesOf(LINKS, "the site's own address"),
  ],
  'known-missing': [
    'O link leva a uma página que ainda vai ser feita.',
    { ...texts('[a](/em-breve)'), 'site-config/known-missing.json': { paths: ['/em-breve'] } },
  ],
  'known-missing-stale': [
    'A lista de páginas por fazer tem uma que já existe, ou a que nada leva.',
    { 'site-config/known-missing.json': { paths: ['/nunca'] } },
  ],
  'option-missing': [
    'O link preenche o formulário com uma opção que não existe.',
    {
      ...choice,
      ...nova(
        { type: 'form', title: 'Escreva', form: 'contato' },
        prose('[a](/nova?assunto=fierwall)'),
      ),
    },
  ],
  'contact-differs': [
    'O contato que se lê não é o que o link abre.',
    texts('Ligue: [(11) 3222-1111](tel:).'),
  ],
  'contact-nearly': [
    'Um contato escrito em um texto difere por pouco do de site.json.',
    texts('Ou pelo (11) 3000-0001, de dia.'),
  ],
  'contact-missing': [
    'O link usa um contato que site.json não tem.',
    {
      ...links('whatsapp:Olá'),
      ...slip(SITE, /"whatsapp": \{[^}]*\},?/, ''),
      'site-config/messages.json': JSON.parse(
        JSON.stringify(ofFixtureSite('messages.json')).replaceAll('whatsapp:', 'tel:'),
      ),
    },
  ],
  'duplicate-path': [
    'Duas páginas têm o mesmo endereço.',
    { 'site-config/pages/a.json': page('/sobre') },
  ],
  'duplicate-title': [
    'Duas páginas têm o mesmo título.',
    {
      [NOVA]: {
        ...page('/nova'),
        meta: {
          ...meta,
          description: 'Outra descrição, comprida o bastante para o resultado do buscador.',
        },
      },
    },
  ],
  'duplicate-description': [
    'Duas páginas têm a mesma descrição.',
    { [NOVA]: { ...page('/nova'), meta: { ...meta, title: 'Nova' } } },
  ],
  'home-missing': [
    'O site não tem página inicial.',
    { 'site-config/pages/inicio.json': undefined },
  ],
  'not-found-missing': [
    'O site não tem a página de endereço que não existe.',
    { 'site-config/pages/nao-encontrada.json': undefined },
  ],
  'return-missing': [
    'O CRM não tem a que página voltar.',
    filesOf(CONTENT, "the CRM's return page deleted"),
  ],
  'page-title-missing': [
    'A página não tem título principal.',
    { [NOVA]: { ...page('/nova'), sections: [prose('a')] } },
  ],
  'opening-second': [
    'A página tem duas aberturas.',
    nova({ type: 'hero', title: 'Outra', text: 'Um texto.' }),
  ],
  'link-to-unpublished': [
    'O link leva a uma página ou a um trecho que não está no ar quando ele aparece.',
    {
      [NOVA]: { ...page('/nova'), draft: true },
      'site-config/pages/outra.json': page('/outra', prose('[a](/nova)')),
    },
  ],
  'link-to-expired': [
    'O link leva a um trecho, ou a uma página, que já saiu do ar.',
    nova({ ...prose('a'), id: 'fim', expireAt: '2001-12-03' }, prose('[a](#fim)')),
  ],
  'page-expired': [
    'Uma página saiu do ar, e nenhum desvio diz para onde vai o endereço.',
    { [NOVA]: { ...page('/nova'), expireAt: '2001-12-03' } },
  ],
  'page-withdrawn': [
    'Uma página que já era pública virou rascunho, ou só volta depois.',
    {
      ...sitemap('/nova', '/sobre'),
      [NOVA]: { ...page('/nova'), draft: true },
    },
  ],
  'needed-page-unpublished': [
    'Uma página sem a qual o site não funciona é rascunho, ou entra ou sai do ar.',
    { [HOME]: { ...(VALID[HOME] as object), expireAt: '2999-12-03' } },
  ],
  'page-unreached': [
    'Nada leva a uma página nova.',
    { [NOVA]: page('/nova'), ...sitemap('/', '/404', '/sobre') },
  ],
  'page-renamed': [
    'Uma página que já estava no ar mudou de endereço.',
    { ...linked, ...sitemap('/', '/404', '/a-empresa') },
  ],
  'page-removed': [
    'Uma página que já estava no ar foi apagada.',
    sitemap('/', '/404', '/sobre', '/antiga'),
  ],
  'own-address': ['O endereço é usado pelo próprio site.', { [NOVA]: page('/assets') }],
  'address-of-a-file': ['O endereço já é de um arquivo de public/.', { 'public/sobre.html': 'x' }],
  'icon-missing': ['O ícone não existe.', filesOf(NAMES, 'escudo')],
  'record-missing': [
    'O formulário, aviso ou registro não existe.',
    slip('site-config/pages/inicio.json', '"vedra"', '"verda"'),
  ],
  'record-unpublished': [
    'Uma seção no ar mostraria um registro que é rascunho.',
    {
      'site-config/collections/cases.json': { barbosa: { ...CASE, draft: true } },
      ...nova({ type: 'case-study', case: 'barbosa' }),
    },
  ],
  'record-unshown': [
    'Nenhuma página mostra o registro.',
    { [PARTNERS]: { ...partners, farolis: { ...partners.vedra, name: 'Farolis' } } },
  ],
  'case-part-unshown': [
    'Nenhuma página mostra uma parte do caso.',
    {
      'site-config/collections/cases.json': { barbosa: CASE },
      ...nova({
        type: 'case-study',
        case: 'barbosa',
        parts: ['opening', 'about', 'results', 'testimonial'],
      }),
    },
  ],
  'picture-missing': [
    'A imagem não está em public/.',
    filesOf(VALUES, 'a picture in another folder'),
  ],
  'picture-case': [
    'O nome da imagem difere em maiúsculas e minúsculas.',
    picture('/imagens/Forte.svg'),
  ],
  'picture-format': [
    'O arquivo não é de um tipo de imagem que o site mostra.',
    { 'public/a.gif': '', ...picture('/a.gif') },
  ],
  'picture-name': [
    'O nome da imagem tem sinais que um endereço não aceita.',
    filesOf(VALUES, 'a picture whose name has a space'),
  ],
  'picture-content': [
    'O arquivo tem nome de imagem e não é uma.',
    filesOf(CONTENT, 'a text renamed .png'),
  ],
  'file-script': [
    'Um arquivo de public/ traz um programa (script).',
    { 'public/promo.html': '<script>a()</script>' },
  ],
  'merge-markers': [
    'Um conflito entre duas versões ficou em um arquivo de public/.',
    { 'public/leia.txt': '<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> outra\n' },
  ],
  'picture-location': [
    'Uma foto de public/ diz onde foi tirada.',
    { 'public/imagens/equipe.jpg': '<rdf exif:GPSLatitude="23,36.0S"/>' },
  ],
  'name-case': [
    'Dois arquivos ou pastas só diferem em maiúsculas ou acentos.',
    { 'site-config/pages/Sobre.json': page('/outra') },
  ],
  'picture-damaged': [
    'O arquivo da imagem não pode ser aberto.',
    filesOf(CONTENT, 'a photo whose copy was cut off'),
  ],
  'picture-heavy': ['A imagem é pesada demais.', filesOf(CONTENT, 'a 6 MB photo')],
  'video-missing': ['O vídeo não está em public/.', { ...FILMS, ...film({ mp4: '/film.mp4' }) }],
  'video-case': [
    'O nome do vídeo difere em maiúsculas e minúsculas.',
    { ...FILMS, ...film({ mp4: '/Filme.mp4' }) },
  ],
  'video-format': [
    'O arquivo não é de um tipo de vídeo que o site toca.',
    { ...FILMS, ...film({ mp4: '/guias/guia.pdf' }) },
  ],
  'video-name': [
    'O nome do vídeo tem sinais que um endereço não aceita.',
    { ...FILMS, 'public/meu filme.mp4': '', ...film({ mp4: '/meu filme.mp4' }) },
  ],
  'captions-missing': [
    'As legendas não estão em public/.',
    { ...FILMS, ...film({ captions: '/film.vtt' }) },
  ],
  'captions-case': [
    'O nome das legendas difere em maiúsculas e minúsculas.',
    { ...FILMS, ...film({ captions: '/Filme.vtt' }) },
  ],
  'captions-format': [
    'O arquivo não é de legendas.',
    { ...FILMS, ...film({ captions: '/guias/guia.pdf' }) },
  ],
  'captions-name': [
    'O nome das legendas tem sinais que um endereço não aceita.',
    { ...FILMS, 'public/meu filme.vtt': '', ...film({ captions: '/meu filme.vtt' }) },
  ],
  'video-without-consent': [
    'Um vídeo de outro site pede uma permissão que consent.json não prevê.',
    filmElsewhere(),
  ],
  'service-missing': [
    'O formulário usa um serviço que não está configurado.',
    { [INTEGRATIONS]: { siteUrl: 'https://forte.example' }, [CONTATO]: crmForm() },
  ],
  'service-optional': [
    'O formulário usa um serviço que pode ficar sem valor.',
    {
      [INTEGRATIONS]: {
        siteUrl: 'https://forte.example',
        crm: { endpoint: `\${CRM_ENDPOINT:-}`, webformId: 'x', transport: 'cors' },
      },
      [CONTATO]: crmForm(),
    },
  ],
  'destination-missing': [
    'O formulário agradece, e ninguém recebe o que o visitante escreveu.',
    { [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), submissions: undefined } },
  ],
  'answer-unsent': [
    'A resposta por e-mail de um formulário nunca seria enviada.',
    form({
      answer: { subject: 'Recebemos', title: 'Recebemos', paragraphs: ['Até logo.'] },
      fields: [{ type: 'text', name: 'nome', label: 'Nome' }],
    }),
  ],
  'crm-field-missing': [
    'O formulário não tem um campo que o CRM exige.',
    {
      [INTEGRATIONS]: {
        siteUrl: 'https://forte.example',
        crm: {
          endpoint: 'https://crm.example/x',
          webformId: 'x',
          transport: 'cors',
          requiredFields: ['lastname'],
        },
      },
      [CONTATO]: crmForm(),
    },
  ],
  'auth-off': [
    'Uma página usa um modo de acesso que está desligado.',
    {
      'site-config/forms/aplicativo.json': {
        ...(VALID[CONTATO] as object),
        submit: { strategy: 'supabase-auth', action: 'mfa-enroll', notices: NOTICES },
      },
      ...nova({ type: 'form', title: 'Aplicativo', form: 'aplicativo' }),
    },
  ],
  'auth-pages-missing': [
    'Há contas, e falta dizer em que páginas.',
    { [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), auth: undefined } },
  ],
  'auth-texts-missing': [
    'Há contas, e faltam os textos delas.',
    { 'site-config/messages.json': { ...ofFixtureSite('messages.json'), auth: undefined } },
  ],
  'email-texts-missing': [
    'Há contas, e faltam os textos dos e-mails.',
    { 'site-config/messages.json': { ...ofFixtureSite('messages.json'), emails: undefined } },
  ],
  'captcha-missing': [
    'As contas pedem uma verificação que o formulário não tem.',
    {
      [INTEGRATIONS]: {
        siteUrl: 'https://forte.example',
        supabase: { url: 'https://a.example', publishableKey: 'sb_publishable_x' },
        auth: {
          pages: { signIn: '/', newPassword: '/', confirm: '/', account: '/' },
          captcha: { siteKey: 'x', script: 'https://captcha.example/api.js' },
        },
      },
      ...form({ submit: { strategy: 'supabase-auth', action: 'sign-in', notices: NOTICES } }),
    },
  ],
};

function crmForm() {
  return { ...(VALID[CONTATO] as object), submit: ofFixtureSite('forms/contato.json').submit };
}

function filmElsewhere() {
  const source = {
    from: 'site',
    name: 'V',
    player: 'https://video.example/embed/1',
    page: 'https://video.example/1',
  };
  const section = {
    type: 'video',
    title: 'Filme',
    intro: 'Um filme.',
    poster: { src: '/imagens/forte.svg', alt: '' },
    source,
    seconds: 5,
    published: '2026-11-21',
    transcript: ['Nada.'],
  };
  return nova(section);
}
