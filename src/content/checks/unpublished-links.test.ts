import { CONTATO, form, NOVA, redirects, SOBRE } from '../testing/edits.ts';
import { type Files, page, prose } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
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
      groups: [{ id: 'promos', label: 'Promos', links: [{ label: 'Promo', to }] }],
      links: [],
      action: { label: 'Sobre', to: '/sobre' },
    },
    footer: { columns: [{ title: 'Promos', links: [{ label: 'Promo', to }] }], legal: [] },
  },
});

testCheck(checkUnpublishedLinks, {
  told: {
    'a text that links to a draft': linking(DRAFT),
    'a button to a page that is to come': button(COMING),
    'a link to a part that is a draft': part(DRAFT),
    'a section that comes before the page it links to': linking(LATER, COMING),
    'a redirect to a draft that a text names': {
      ...linking(DRAFT, {}, '/promo'),
      ...redirects(['/quem-somos', '/sobre'], ['/promo', '/nova']),
    },
    'the button of the menu': {
      [SOBRE]: { ...page('/sobre', { ...prose('a'), id: 'historia' }), ...DRAFT },
    },
    'a form that is shown': { ...target(DRAFT), [CONTATO]: inForm[CONTATO], ...withForm({}) },
    'a link to a page that is gone': linking(GONE),
    'a link to a part that is gone': part(GONE),
  },
  fine: {
    'a menu, a footer and a path above a page': { ...target(DRAFT), ...menu('/nova') },
    'a menu entry of a part': { ...part(DRAFT, '/sobre'), ...menu('/nova#fim') },
    'a redirect': { ...target(DRAFT), ...redirects(['/quem-somos', '/nova']) },
    'a draft that links to another': linking(DRAFT, DRAFT),
    'a section that comes with the page it links to': linking(COMING, COMING),
    'a section that is gone': linking(DRAFT, GONE),
    'a section that goes before the page it links to': linking(GONE, { expireAt: '2001-12-01' }),
    'a page that goes, until then': linking({ expireAt: '2999-12-03' }),
    'an address that a redirect serves': {
      ...linking(DRAFT),
      ...redirects(['/quem-somos', '/sobre'], ['/nova', '/sobre']),
    },
    'a form that is on a draft alone': {
      ...target(DRAFT),
      [CONTATO]: inForm[CONTATO],
      ...withForm(DRAFT),
    },
  },
});
