import { CONTATO, form, NOVA, redirects, SOBRE } from '../../../content/testing/edits.ts';
import { type Files, page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkUnpublishedLinks } from './unpublished-links.ts';

const DRAFT = { draft: true };
const COMING = { publishAt: '2999-12-03' };
const LATER = { publishAt: '2999-12-10T09:00:00-03:00' };
const GONE = { expireAt: '2001-12-03' };

/** A page /nova, with these words about it. */
const target = (about: object): Files => ({
  [NOVA]: { ...page('/nova', { ...prose('Fim.'), id: 'fim' }), ...about },
});
/** And one with a section that links to it. */
const linking = (about: object, section: object = {}, to = '/nova'): Files => ({
  ...target(about),
  'site-config/pages/outra.json': page('/outra', { ...prose(`Veja [isto](${to}).`), ...section }),
});
const button = (about: object): Files => ({
  ...target(about),
  'site-config/pages/outra.json': page('/outra', {
    type: 'call-to-action',
    title: 'Vamos?',
    actions: [{ label: 'Vamos', to: '/nova' }],
  }),
});
const part = (about: object, to = '/nova#fim'): Files => ({
  ...linking({}, {}, to),
  [NOVA]: page('/nova', { ...prose('Fim.'), id: 'fim', ...about }),
});
const inForm = form({
  fields: [{ type: 'email', name: 'email', label: 'E-mail', help: 'Veja [isto](/nova).' }],
});
const withForm = (about: object) => ({
  'site-config/pages/outra.json': {
    ...page('/outra', { type: 'form', title: 'Contato', form: 'contato' }),
    ...about,
  },
});
const menu = (to: string) => ({
  'site-config/navigation.json': {
    header: {
      links: [{ label: 'Promos', links: [{ label: 'Promo', to }] }],
      action: { label: 'Sobre', to: '/sobre' },
    },
    footer: { columns: [{ title: 'Promos', links: [{ label: 'Promo', to }] }], legal: [] },
  },
});

testCheck(checkUnpublishedLinks, {
  reported: {
    'a text that links to a draft': [
      linking(DRAFT),
      'link-to-unpublished pages/outra.json#/sections/1/blocks/0/paragraphs/0',
    ],
    'a button to a scheduled page': [
      button(COMING),
      'link-to-unpublished pages/outra.json#/sections/1/actions/0/to',
    ],
    'a link to a draft section': [
      part(DRAFT),
      'link-to-unpublished pages/outra.json#/sections/1/blocks/0/paragraphs/0',
    ],
    'a section published before the page it links to': [
      linking(LATER, COMING),
      'link-to-unpublished pages/outra.json#/sections/1/blocks/0/paragraphs/0',
    ],
    'a link to a redirect that leads to a draft': [
      {
        ...linking(DRAFT, {}, '/promo'),
        ...redirects(['/quem-somos', '/sobre'], ['/promo', '/nova']),
      },
      'link-to-unpublished pages/outra.json#/sections/1/blocks/0/paragraphs/0',
    ],
    'a menu button that leads to a draft': [
      {
        [SOBRE]: { ...page('/sobre', { ...prose('a'), id: 'historia' }), ...DRAFT },
      },
      'link-to-unpublished consent.json#/text',
      'link-to-unpublished navigation.json#/header/action/to',
      'link-to-unpublished pages/inicio.json#/sections/2/blocks/0/paragraphs/0',
    ],
    'a published form that links to a draft': [
      {
        ...target(DRAFT),
        [CONTATO]: inForm[CONTATO],
        ...withForm({}),
      },
      'link-to-unpublished forms/contato.json#/fields/0/help',
    ],
    'a link to an expired page': [
      linking(GONE),
      'link-to-expired pages/outra.json#/sections/1/blocks/0/paragraphs/0',
    ],
    'a link to an expired section': [
      part(GONE),
      'link-to-expired pages/outra.json#/sections/1/blocks/0/paragraphs/0',
    ],
  },
  fine: {
    'a menu, a footer and a breadcrumb that lead to a draft': {
      ...target(DRAFT),
      ...menu('/nova'),
    },
    'a menu entry for a draft section': { ...part(DRAFT, '/sobre'), ...menu('/nova#fim') },
    'a redirect to a draft that nothing links to': {
      ...target(DRAFT),
      ...redirects(['/quem-somos', '/nova']),
    },
    'a draft that links to another draft': linking(DRAFT, DRAFT),
    'a section published together with the page it links to': linking(COMING, COMING),
    'an expired section that links to a draft': linking(DRAFT, GONE),
    'a section that expires before the page it links to': linking(GONE, { expireAt: '2001-12-01' }),
    'a link to a page that expires later': linking({ expireAt: '2999-12-03' }),
    'a draft whose address a redirect serves': {
      ...linking(DRAFT),
      ...redirects(['/quem-somos', '/sobre'], ['/nova', '/sobre']),
    },
    'a form shown only on a draft': {
      ...target(DRAFT),
      [CONTATO]: inForm[CONTATO],
      ...withForm(DRAFT),
    },
  },
});
