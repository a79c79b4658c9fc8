import { CONTATO, NOVA, SOBRE } from '../edits.ts';
import { page, prose, slip, VALID } from '../fixture.ts';
import type { Mistakes } from './mistake.ts';

const SITE = 'site-config/site.json';
const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);
const meta = (VALID[SOBRE] as { meta: Record<string, unknown> }).meta;
const { meta: _, ...bare } = VALID[SOBRE] as Record<string, unknown>;
const { title, ...untitled } = meta;

/** The right things in the wrong place. */
export const STRUCTURE: Mistakes = {
  'the title of a page outside meta': {
    files: { [SOBRE]: { ...bare, title, meta: untitled } },
    code: 'misplaced-key',
    at: '/title',
    shows: '"title": "Título de /sobre"',
    remedy: { files: { [SOBRE]: VALID[SOBRE] } },
  },
  'all fields of meta outside it': {
    files: { [SOBRE]: { ...bare, ...meta } },
    code: 'misplaced-key',
    at: '/title',
    shows: '"meta": { "title": "Título de /sobre", "description":',
    remedy: { files: { [SOBRE]: VALID[SOBRE] } },
  },
  'fields of meta in Portuguese, outside it': {
    files: {
      [SOBRE]: {
        ...bare,
        titulo: title,
        descricao: meta.description,
        'palavras-chave': 'segurança',
      },
    },
    code: 'misplaced-key',
    at: '/titulo',
    shows: '"keywords": [ "segurança" ]',
    remedy: { files: { [SOBRE]: VALID[SOBRE] } },
  },
  'a section beside sections': {
    files: sobre(
      '"sections": [',
      '"hero": { "type": "hero", "title": "Oi", "text": "Um.", "expireAt": "2999-12-03" },\n  "sections": [',
    ),
    code: 'out-of-its-list',
    at: '/hero',
    shows: '"sections": [ … ]',
    remedy: {
      edit: [
        [
          '"hero": { "type": "hero", "title": "Oi", "text": "Um.", "expireAt": "2999-12-03" },\n  "sections": [',
          '"sections": [{ "type": "hero", "title": "Oi", "text": "Um.", "expireAt": "2999-12-03" },',
        ],
      ],
    },
  },
  'a section named in Portuguese, with no type': {
    files: sobre(
      '"sections": [',
      '"formulario": { "form": "contato", "title": "Oi" },\n  "sections": [',
    ),
    code: 'out-of-its-list',
    at: '/formulario',
    shows: '"type": "form"',
    remedy: {
      edit: [
        [
          '"formulario": { "form": "contato", "title": "Oi" },\n  "sections": [',
          '"sections": [{ "type": "form", "form": "contato", "title": "Oi" },',
        ],
      ],
    },
  },
  'one section without its list': [
    { [NOVA]: { ...page('/nova'), sections: { type: 'hero', title: 'Oi', text: 'Um.' } } },
    'wrong-type /sections { "type": "hero", "title": "Oi", "text": "Um." } → [{"type":"hero","title":"Oi","text":"Um."}]',
  ],
  'a section saved as a page': {
    files: { [NOVA]: { type: 'hero', title: 'Oi', text: 'Um.' } },
    code: 'misfiled',
    at: 1,
    shows: '"sections": [ … ]',
    remedy: { files: { [NOVA]: undefined } },
  },
  'the sections alone saved as a page': {
    files: { [NOVA]: [{ type: 'hero', title: 'Oi', text: 'Um.' }] },
    code: 'misfiled',
    at: 1,
    shows: '"sections": [ … ]',
    remedy: {
      files: {
        [NOVA]: { ...page('/nova'), sections: [{ type: 'hero', title: 'Oi', text: 'Um.' }] },
      },
    },
  },
  'a page in forms/': {
    files: { 'site-config/forms/nova.json': page('/nova', prose('a')) },
    code: 'misfiled',
    at: 1,
    shows: 'site-config/pages/nova.json',
    remedy: {
      files: { 'site-config/forms/nova.json': undefined, [NOVA]: page('/nova', prose('a')) },
    },
  },
  'a form in pages/': {
    files: { 'site-config/pages/orcamento.json': VALID[CONTATO] },
    code: 'misfiled',
    at: 1,
    shows: 'site-config/forms/orcamento.json',
    remedy: {
      files: {
        'site-config/pages/orcamento.json': undefined,
        'site-config/forms/orcamento.json': VALID[CONTATO],
      },
    },
  },
  'a page in collections/': {
    files: { 'site-config/collections/partners.json': page('/nova') },
    code: 'misfiled',
    at: 1,
    shows: 'site-config/pages/partners.json',
  },
  'a page beside the folders': {
    files: { 'site-config/nova.json': page('/nova') },
    code: 'file-unknown',
    at: 1,
    shows: 'site-config/pages/',
    remedy: { files: { 'site-config/nova.json': undefined, [NOVA]: page('/nova') } },
  },
  'src without its picture': {
    files: slip(
      SITE,
      '"logoOnDark": {\n      "src": "/imagens/forte.svg",\n      "alt": "Forte"\n    }',
      '"logoOnDark": "/imagens/forte.svg"',
    ),
    code: 'wrong-type',
    at: '/brand/logoOnDark',
    shows: '{ "src": "/imagens/forte.svg", "alt": "" }',
    remedy: { value: { src: '/imagens/forte.svg', alt: '' } },
  },
  'a page without its slash at the end': {
    files: sobre(/,\n {2}"sections"[\s\S]*/, '\n}'),
    code: 'missing-key',
    at: '',
    shows: '"sections": [',
  },
  'a section without type': {
    files: sobre('"type": "card-grid",', ''),
    code: 'missing-key',
    at: '/sections/2',
    shows: '"card-grid"',
  },
};
