import { nova, sobre, texts } from '../edits.ts';
import { type Files, slip, VALID } from '../fixture.ts';
import { filesOf } from '../mistakes/mistake.ts';
import { CONTENT } from '../mistakes/mistakes-of-content.ts';
import { NAMES } from '../mistakes/mistakes-of-names.ts';
import { STRUCTURE } from '../mistakes/mistakes-of-structure.ts';
import { VALUES } from '../mistakes/mistakes-of-values.ts';
import type { Codes } from './code.ts';

/** A partner with a file of its own, on a page. */
const partnerPages = (part: object): Files => ({
  'site-config/collections/partners/farol.json': { ...ofPartners().torreao, name: 'Farol' },
  'site-config/records/partners.json': {
    path: '/parceiros/{id}',
    card: { title: { field: 'name' } },
    meta: {
      title: '{name} | Forte',
      description: 'O que fazemos junto com {name}, e o que isso muda para quem nos contrata.',
      keywords: ['parceiro'],
    },
    sections: [{ type: 'hero', title: { field: 'name' }, text: { field: 'description' } }],
    ...part,
  },
});

const ofPartners = () => VALID['site-config/collections/partners.json'] as Record<string, object>;
/** A field has another name, place or value than it should. */
export const OF_VALUES: Codes = {
  'unknown-key': filesOf(NAMES, 'titulo'),
  'misplaced-key': filesOf(STRUCTURE, 'the title of a page outside meta'),
  'out-of-its-list': filesOf(STRUCTURE, 'a section beside sections'),
  'record-field': partnerPages({ card: { title: { field: 'nome' } } }),
  'record-currency': partnerPages({ card: { title: '{name:RBL}' } }),
  'record-braces': partnerPages({ card: { title: '{name|x}' } }),
  'record-page-address': partnerPages({ path: undefined }),
  'record-card-link': partnerPages({
    card: { title: { field: 'name' }, to: { field: 'to' } },
  }),
  'record-field-optional': partnerPages({ card: { title: '{to}' } }),
  'record-hidden': partnerPages({
    sections: [
      {
        type: 'hero',
        title: { field: 'name' },
        text: { field: 'description' },
        showIf: { field: 'name', is: 'Torreão' },
      },
    ],
  }),
  'list-relation': partnerPages({
    sections: [
      { type: 'hero', title: { field: 'name' }, text: { field: 'description' } },
      { type: 'record-list', title: 'Casos', collection: 'partners', naming: 'partner' },
    ],
  }),
  'record-incomplete': partnerPages({
    sections: [
      {
        type: 'call-to-action',
        title: { field: 'name' },
        actions: [{ label: 'Ver', to: { field: 'to' } }],
      },
    ],
  }),
  'missing-key': sobre(/,\s*"text": "Antes."/, ''),
  'unknown-type': filesOf(NAMES, 'faq as a type'),
  'wrong-type': filesOf(VALUES, 'keywords as one text'),
  'not-allowed': filesOf(NAMES, 'branco'),
  'bad-format': filesOf(VALUES, '#C12'),
  'bad-id': {
    'site-config/collections/partners.json': {
      ...ofPartners(),
      'Outra Empresa': ofPartners().torreao,
    },
  },
  'empty-text': sobre('"Olá"', '""'),
  'too-short': sobre(/"description": ".*"/, '"description": "Curta."'),
  'too-long': sobre(/"title": "Título de .*"/, `"title": "${'Olá '.repeat(20)}"`),
  'too-few': sobre(/\[\s*"segurança"\s*\]/, '[]'),
  'too-many': sobre(
    '"segurança"',
    Array.from({ length: 16 }, (_, index) => `"a${index}"`).join(', '),
  ),
  'out-of-range': slip('site-config/site.json', '2025', '25'),
  'placeholder-unknown': filesOf(CONTENT, 'a placeholder translated'),
  'placeholder-unused': filesOf(CONTENT, 'a placeholder removed'),
  'rich-text-markup': texts('Um <b>texto</b>.'),
  'rich-text-list': nova({
    type: 'call-to-action',
    title: 'Vamos?',
    text: '- Um item',
    actions: [{ label: 'Vamos', to: '/' }],
  }),
  'rich-text-link': texts('Veja [isto] (/sobre).'),
  'rich-text-paragraph': texts('Um.\n\nDois.'),
  'rich-text-unclosed': texts('Um **texto.'),
};
