import { form, nova, OPENING, SOBRE } from '../edits.ts';
import { EVENT, prose, slip } from '../fixture.ts';
import type { Mistake, Mistakes } from './mistake.ts';

const sobre = (from: string, to: string) => slip(SOBRE, from, to);

/** A field of the third section of the page "sobre", a card-grid, under another name. */
const renamed = (from: string, to: string, pointer: string): Mistake => ({
  files: sobre(`"${from}"`, `"${to}"`),
  code: 'unknown-key',
  at: pointer,
  remedy: { rename: from },
});

/** One more section with one field more, or under another name. */
const section = (
  value: Record<string, unknown>,
  key: string,
  name: string,
  fit?: unknown,
): Mistake => ({
  files: nova(value),
  code: 'unknown-key',
  at: `/sections/1/${key}`,
  shows: name,
  remedy: fit === undefined ? { rename: name } : { rename: name, value: fit },
});

const type = (from: string, to: string, pointer: string): Mistake => ({
  files: sobre(`"type": "${from}"`, `"type": "${to}"`),
  code: 'unknown-type',
  at: pointer,
  remedy: { value: from },
});

const icon = (written: string, meant: string): Mistake => ({
  files: sobre('"Visibility"', JSON.stringify(written)),
  code: 'icon-missing',
  at: '/sections/2/cards/1/icon',
  remedy: { value: meant },
});

const background = (written: string, meant: string): Mistake => ({
  files: nova({ ...prose('a'), background: written }),
  code: 'not-allowed',
  at: '/sections/1/background',
  remedy: { value: meant },
});

const layout = (written: string, meant: string): Mistake => ({
  files: nova({
    ...{ type: 'call-to-action', title: 'Chame a equipe', layout: written },
    actions: [{ label: 'Falar com a equipe', to: '/sobre' }],
  }),
  code: 'not-allowed',
  at: '/sections/1/layout',
  remedy: { value: meant },
});

const field = (kind: string, meant: string, more = {}): Mistake => ({
  files: form({ fields: [{ type: kind, name: 'campo', label: 'Campo', ...more }] }),
  code: 'unknown-type',
  at: '/fields/0/type',
  remedy: { value: meant },
});

const PROSE = prose('a');
const CTA = { type: 'call-to-action', title: 'Vamos?', actions: [{ label: 'Vamos', to: '/' }] };
const actions = [{ label: 'Vamos', to: '/' }];
const ITEMS = ['b', 'c'].map((id) => ({ id, title: id, text: 'Um.' }));
const { startsAt, ...undated } = EVENT;

/** The right thing under another name, in Portuguese or in English. */
export const NAMES: Mistakes = {
  imagem: section(
    { ...OPENING, title: 'a', text: 'b', imagem: { src: '/imagens/forte.svg', alt: '' } },
    'imagem',
    'picture',
  ),
  'imagem as a path': section(
    { ...OPENING, title: 'a', text: 'b', imagem: '/imagens/forte.svg' },
    'imagem',
    'picture',
    { src: '/imagens/forte.svg', alt: '' },
  ),
  image: section(
    { ...OPENING, title: 'a', text: 'b', image: { src: '/imagens/forte.svg', alt: '' } },
    'image',
    'picture',
  ),
  botoes: section({ type: 'call-to-action', title: 'a', botoes: actions }, 'botoes', 'actions'),
  buttons: section({ type: 'call-to-action', title: 'a', buttons: actions }, 'buttons', 'actions'),
  'um botão só': section(
    { type: 'call-to-action', title: 'a', botao: actions[0] },
    'botao',
    'actions',
    actions,
  ),
  itens: section({ type: 'accordion', title: 'a', itens: ITEMS }, 'itens', 'items'),
  titulo: section({ ...OPENING, titulo: 'a', text: 'b' }, 'titulo', 'title'),
  Título: section({ ...OPENING, Título: 'a', text: 'b' }, 'Título', 'title'),
  headline: section({ ...OPENING, headline: 'a', text: 'b' }, 'headline', 'title'),
  body: section({ ...OPENING, title: 'a', body: 'b' }, 'body', 'text'),
  texto: section({ ...OPENING, title: 'a', texto: 'b' }, 'texto', 'text'),
  fundo: section({ ...PROSE, fundo: 'white' }, 'fundo', 'background'),
  'fundo escuro': section({ ...PROSE, fundo: 'escuro' }, 'fundo', 'background', 'ink'),
  bg: section({ ...PROSE, bg: 'ink' }, 'bg', 'background'),
  ancora: section({ ...CTA, ancora: 'vamos' }, 'ancora', 'id'),
  'parágrafos as one text': section(
    { type: 'prose', blocos: [{ paragraphs: ['a'] }] },
    'blocos',
    'blocks',
  ),
  'data of an event': section({ ...undated, data: startsAt }, 'data', 'startsAt'),
  'local of an event': section({ ...EVENT, place: undefined, local: 'Cotia' }, 'local', 'place'),
  href: [
    nova({ ...CTA, actions: [{ label: 'Vamos', href: '/' }] }),
    'unknown-key /sections/1/actions/0/href "href" → "to"',
  ],
  url: [
    nova({ ...CTA, actions: [{ texto: 'Vamos', to: '/' }] }),
    'unknown-key /sections/1/actions/0/texto "texto" → "label"',
  ],
  colunas: renamed('columns', 'colunas', '/sections/2/colunas'),
  cartoes: renamed('cards', 'cartoes', '/sections/2/cartoes'),
  cols: renamed('columns', 'cols', '/sections/2/cols'),
  endereco: renamed('path', 'endereco', '/endereco'),
  slug: renamed('path', 'slug', '/slug'),
  seo: renamed('meta', 'seo', '/seo'),
  seções: renamed('sections', 'seções', '/seções'),
  icone: renamed('icon', 'icone', '/sections/2/cards/0/icone'),
  'Keywords in capitals': renamed('keywords', 'Keywords', '/meta/Keywords'),
  tipo: { ...renamed('type', 'tipo', '/sections/0/tipo') },
  tyep: { ...renamed('type', 'tyep', '/sections/0/tyep') },
  'tipo, with its value in Portuguese': [
    sobre('"type": "card-grid"', '"tipo": "cartões"'),
    'unknown-key /sections/2/tipo "tipo" → "type" "cartões" → "card-grid" ?',
  ],
  'faq as a type': [
    nova({ type: 'faq', title: 'a', items: ITEMS }),
    'unknown-type /sections/1/type "faq" → "accordion"',
  ],
  'formulario as a type': [
    nova({ type: 'formulario', title: 'a', form: 'contato' }),
    'unknown-type /sections/1/type "formulario" → "form" ?',
  ],
  'cartoes as a type': type('card-grid', 'cartoes', '/sections/2/type'),
  'cardGrid as a type': type('card-grid', 'cardGrid', '/sections/2/type'),
  'texto as a type': type('prose', 'texto', '/sections/1/type'),
  'banner as a type': type('hero', 'banner', '/sections/0/type'),
  'cta as a type': [
    nova({ ...CTA, type: 'cta' }),
    'unknown-type /sections/1/type "cta" → "call-to-action"',
  ],
  'telefone as a kind of field': field('telefone', 'phone'),
  'tel as a kind of field': field('tel', 'phone'),
  'e-mail as a kind of field': field('e-mail', 'email'),
  'mensagem as a kind of field': field('mensagem', 'textarea'),
  'dropdown as a kind of field': field('dropdown', 'select', {
    placeholder: 'Escolha',
    options: [{ value: 'a', label: 'A' }],
  }),
  'obrigatorio of a field': [
    form({
      fields: [{ type: 'email', name: 'email', label: 'E-mail', obrigatorio: 'sim' }],
    }),
    'unknown-key /fields/0/obrigatorio "obrigatorio" → "required" "sim" → true ?',
  ],
  'nome of a field': [
    form({ fields: [{ type: 'email', nome: 'email', label: 'E-mail' }] }),
    'unknown-key /fields/0/nome "nome" → "name"',
  ],
  marca: background('marca', 'brand'),
  branco: background('branco', 'white'),
  preto: background('preto', 'ink'),
  White: background('White', 'white'),
  dark: background('dark', 'ink'),
  abaixo: layout('abaixo', 'below'),
  'à esquerda': layout('à esquerda', 'start'),
  escudo: icon('escudo', 'Shield'),
  cadeado: icon('cadeado', 'Lock'),
  'an icon in capitals and accents': icon('Impressão Digital', 'Fingerprint'),
  shield_outlined: icon('shield_outlined', 'ShieldOutlined'),
  'fa-shield': icon('fa-shield', 'Shield'),
  'fas fa-lock': icon('fas fa-lock', 'Lock'),
  '<ShieldOutlined />': icon('<ShieldOutlined />', 'ShieldOutlined'),
  ShieldIcon: icon('ShieldIcon', 'Shield'),
  'shield.svg': icon('shield.svg', 'Shield'),
  'mdi:lock': icon('mdi:lock', 'Lock'),
  'verified-user': icon('verified-user', 'VerifiedUser'),
  'colours in Portuguese': [
    slip('site-config/site.json', '"social"', '"redes"'),
    'unknown-key /redes "redes" → "social"',
  ],
  rodape: [
    slip('site-config/navigation.json', '"footer"', '"rodape"'),
    'unknown-key /rodape "rodape" → "footer" ?',
  ],
  de: [
    slip('site-config/redirects.json', '"from"', '"de"'),
    'unknown-key /redirects/0/de "de" → "from"',
  ],
  telefone: [
    slip('site-config/site.json', '"phone"', '"telefone"'),
    'unknown-key /contacts/telefone "telefone" → "phone"',
  ],
};
