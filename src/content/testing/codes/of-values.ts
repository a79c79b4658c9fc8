import { form, NOVA, nova, OPENING, ofFixtureSite, redirects, SOBRE, texts } from '../edits.ts';
import { page, prose, slip, VALID } from '../fixture.ts';
import { filesOf } from '../mistakes/mistake.ts';
import { CONTENT } from '../mistakes/mistakes-of-content.ts';
import { NAMES } from '../mistakes/mistakes-of-names.ts';
import { STRUCTURE } from '../mistakes/mistakes-of-structure.ts';
import { VALUES } from '../mistakes/mistakes-of-values.ts';
import type { Codes } from './code.ts';

const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);
const field = (value: object) => form({ fields: [value] });
const text = (name: string, more = {}) => ({ type: 'text', name, label: 'A', ...more });

const ofPartners = () => VALID['site-config/collections/partners.json'] as Record<string, object>;
const theme = ofFixtureSite('theme.json');
const pairs = (solutions: string[]) => ({
  type: 'challenges-solutions',
  title: 'Desafios',
  layout: 'table',
  challenges: { title: 'Antes', items: ['a', 'b'] },
  solutions: { title: 'Depois', items: solutions },
});

const statuses = (...all: [value: string, meaning: string][]) =>
  nova({
    ...ofFixtureSite('pages/conta/painel.json').sections[0],
    signedOut: { title: 'Entre', text: 'Entre com a sua conta.' },
    statuses: all.map(([value, meaning]) => ({ value, label: value, meaning })),
  });

/** A field has another name, place or value than it should. */
export const OF_VALUES: Codes = {
  'unknown-key': ['O campo não existe ali; talvez tenha outro nome.', filesOf(NAMES, 'titulo')],
  'misplaced-key': [
    'O campo existe, mas dentro de outro grupo.',
    filesOf(STRUCTURE, 'the title of a page outside meta'),
  ],
  'out-of-its-list': [
    'Uma seção ou um campo ficou fora da sua lista.',
    filesOf(STRUCTURE, 'a section beside sections'),
  ],
  'missing-key': ['Falta um campo que é preciso.', sobre(/,\s*"text": "Antes."/, '')],
  'unknown-type': ['O tipo de seção ou de campo não existe.', filesOf(NAMES, 'faq as a type')],
  'wrong-type': [
    'O valor é de outra espécie: um texto onde vai uma lista, por exemplo.',
    filesOf(VALUES, 'keywords as one text'),
  ],
  'not-allowed': ['O valor não é um dos que o campo aceita.', filesOf(NAMES, 'branco')],
  'bad-format': ['O valor não tem a forma certa.', filesOf(VALUES, '#C12')],
  'bad-id': [
    'O id tem letras ou sinais que um id não aceita.',
    {
      'site-config/collections/partners.json': {
        ...ofPartners(),
        'Outra Empresa': ofPartners().torreao,
      },
    },
  ],
  'empty-text': ['Um texto está vazio.', sobre('"Olá"', '""')],
  'blank-text': ['Um texto só tem espaços.', filesOf(CONTENT, 'a title of spaces')],
  'sample-text': [
    'Um texto ainda é o do exemplo, do modelo ou do item novo.',
    sobre('"Antes."', '"‹Texto novo›"'),
  ],
  'option-same': [
    'Duas opções de uma lista são iguais.',
    field({
      type: 'select',
      name: 'assunto',
      label: 'Assunto',
      options: [
        { value: 'rede', label: 'Rede' },
        { value: 'rede', label: 'Rede' },
      ],
    }),
  ],
  'picture-crop': [
    'O recorte de uma imagem sai dela, ou a imagem é um desenho.',
    nova({
      ...OPENING,
      title: 'A',
      text: 'B',
      picture: {
        src: '/imagens/forte.svg',
        alt: '',
        crop: { x: 0, y: 0, width: 50, height: 50 },
      },
    }),
  ],
  'too-short': [
    'Um texto é curto demais.',
    sobre(/"description": ".*"/, '"description": "Curta."'),
  ],
  'too-long': [
    'Um texto é longo demais.',
    sobre(/"title": "Título de .*"/, `"title": "${'Olá '.repeat(20)}"`),
  ],
  'too-few': ['Uma lista tem itens de menos.', sobre(/\[\s*"segurança"\s*\]/, '[]')],
  'too-many': [
    'Uma lista tem itens demais.',
    sobre('"segurança"', Array.from({ length: 16 }, (_, index) => `"a${index}"`).join(', ')),
  ],
  'out-of-range': [
    'Um número é grande ou pequeno demais.',
    slip('site-config/site.json', '2025', '25'),
  ],
  'duplicate-id': [
    'Duas seções da página têm o mesmo id.',
    { [NOVA]: page('/nova', { ...prose('a'), id: 'x' }, { ...prose('b'), id: 'x' }) },
  ],
  'duplicate-name': [
    'Dois campos do formulário têm o mesmo nome.',
    form({ fields: [text('a'), text('a')] }),
  ],
  'unknown-field': [
    'Um campo do formulário cita outro que não existe.',
    form({
      fields: [
        text('a'),
        {
          type: 'select',
          name: 'b',
          label: 'B',
          sendIn: 'c',
          options: [{ value: 'a', label: 'A' }],
        },
      ],
    }),
  ],
  'unknown-initial': [
    'A aba que deveria abrir primeiro não existe.',
    nova({
      type: 'tabs',
      title: 'Anos',
      initial: 'z',
      items: ['a', 'b'].map((id) => ({ id, label: id, title: id, paragraphs: ['a'] })),
    }),
  ],
  'pairs-uneven': [
    'Um desafio ficou sem a sua solução, ou uma solução sem o seu desafio.',
    nova(pairs(['c'])),
  ],
  'marks-missing': [
    'Falta o documento ou o desenho em que estão as marcas.',
    nova({ ...pairs(['c', 'd']), layout: 'marks' }),
  ],
  'strips-uneven': [
    'Um par ficou sem o seu desenho, ou um desenho sem o seu par.',
    nova({ ...pairs(['c', 'd']), layout: 'strips' }),
  ],
  'not-shown': [
    'A composição da seção não mostra este campo.',
    nova({ ...pairs(['c', 'd']), main: 1 }),
  ],
  'note-missing': [
    'Um número do documento não tem a sua nota.',
    nova({
      type: 'annotated',
      title: 'A mensagem',
      document: { form: 'message', name: 'A', lines: [{ text: 'b', note: 2 }] },
      notes: [{ title: 'c', text: 'd' }],
    }),
  ],
  'status-new': [
    'Nenhuma situação do painel é a de chegada, ou mais de uma é.',
    statuses(['contacted', 'open']),
  ],
  'status-repeated': [
    'Duas situações do painel têm o mesmo nome no banco.',
    statuses(['new', 'new'], ['won', 'won'], ['won', 'lost']),
  ],
  'placeholder-unknown': [
    'Um nome entre chaves não é dos que o site preenche.',
    filesOf(CONTENT, 'a placeholder translated'),
  ],
  'placeholder-unused': [
    'Falta um nome entre chaves que o site preenche.',
    filesOf(CONTENT, 'a placeholder removed'),
  ],
  placeholder: [
    'Uma variável está fora de integrations.json.',
    sobre('Um texto.', `Visite \${SITE_URL}.`),
  ],
  'forbidden-character': [
    'O texto tem um caractere que uma página não pode ter.',
    sobre('"Olá"', '"Olá\\u0000"'),
  ],
  'unknown-variable': [
    'A variável não é das que o site publica.',
    slip('site-config/integrations.json', '"${SUPABASE_URL}"', '"${DATABASE_PASSWORD}"'),
  ],
  'markup-in-text': [
    'Há HTML ou asteriscos em um texto que aparece como está.',
    filesOf(CONTENT, '<br> in a title'),
  ],
  'rich-text-markup': ['O texto traz uma marcação que não é aceita.', texts('Um <b>texto</b>.')],
  'rich-text-list': [
    'Há uma lista em um texto que não pode ter, ou ela não é das que um texto pode ter.',
    nova({
      type: 'call-to-action',
      title: 'Vamos?',
      text: '- Um item',
      actions: [{ label: 'Vamos', to: '/' }],
    }),
  ],
  'rich-text-link': [
    'Um link dentro de um texto está mal escrito.',
    texts('Veja [isto] (/sobre).'),
  ],
  'rich-text-paragraph': ['Um texto de um parágrafo tem dois.', texts('Um.\n\nDois.')],
  'rich-text-unclosed': ['Um ** ficou sem par.', texts('Um **texto.')],
  'date-impossible': ['O dia ou a hora não existe.', filesOf(CONTENT, '31/02')],
  'date-offset': [
    'A hora tem um fuso que não é o do site naquele dia, como depois que o horário de verão acaba.',
    filesOf(CONTENT, 'the offset of summer in winter'),
  ],
  'expires-before': [
    'A página ou a seção sai do ar antes de entrar.',
    { [NOVA]: { ...page('/nova'), publishAt: '2999-12-03', expireAt: '2999-12-01' } },
  ],
  'time-zone-unknown': [
    'Não há um fuso horário com esse nome.',
    slip('site-config/site.json', 'America/Sao_Paulo', 'Brasilia'),
  ],
  'event-order': [
    'O evento termina antes de começar.',
    filesOf(CONTENT, 'an end before the start'),
  ],
  'when-without-event': [
    'A seção depende de um evento que a página não tem.',
    { [NOVA]: page('/nova', { ...prose('a'), when: 'before' }) },
  ],
  'password-out-of-place': [
    'Só formulários de acesso pedem senha.',
    field({ type: 'password', name: 'senha', label: 'Senha' }),
  ],
  contrast: [
    'Duas cores do tema não se leem uma sobre a outra.',
    filesOf(CONTENT, 'white letters on light red'),
  ],
  'font-missing': ['A fonte do tema não está instalada.', fontless()],
  'redirect-duplicate': [
    'Dois desvios partem do mesmo endereço.',
    redirects(['/quem-somos', '/sobre'], ['/quem-somos', '/']),
  ],
  'redirect-over-page': ['Um desvio parte do endereço de uma página.', redirects(['/sobre', '/'])],
  'redirect-format': ['O endereço de um desvio tem barras a mais.', redirects(['/b/', '/sobre'])],
  'redirect-chain': ['Um desvio leva a outro desvio.', redirects(['/b', '/c'], ['/c', '/sobre'])],
  'security-expired': [
    'O contato de segurança do site tem um dia que já passou.',
    slip(
      'site-config/site.json',
      /"copyrightYear"/,
      '"security": { "contact": "mailto:a@b.example", "expires": "2020-02-01" }, "copyrightYear"',
    ),
  ],
  'redirect-loop': ['Um desvio volta a si mesmo.', redirects(['/b', '/b'])],
};

function fontless() {
  const family = { family: 'Comic Neue', standIn: 'sans', standInSize: 100 };
  return { 'site-config/theme.json': { ...theme, fonts: { ...theme.fonts, text: family } } };
}
