import { form, NOTICES, nova, ofFixtureSite } from '../../../content/testing/edits.ts';
import { VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkPanelForms } from './panel-forms.ts';

const INTEGRATIONS = 'site-config/integrations.json';
const logged = {
  [INTEGRATIONS]: {
    ...(VALID[INTEGRATIONS] as object),
    submissions: { strategies: ['log-and-track'] },
  },
};
const sent = (more: object = {}) =>
  form({ submit: { strategy: 'log-and-track', formName: 'contato', notices: NOTICES, ...more } });
const panel = (more: object) =>
  nova(
    { ...ofFixtureSite('pages/conta/painel.json').sections[0], ...more },
    { type: 'form', title: 'Escreva', form: 'contato' },
  );
const listing = (name: string) => panel({ forms: [{ name, label: 'Um formulário' }] });
const written = (subject: string) => ({
  ...listing('contato'),
  ...panel({
    forms: [{ name: 'contato', label: 'Contato' }],
    contact: {
      noted: '{way}',
      failed: 'Não.',
      templates: [{ label: 'A', subject, text: 'Olá, {name}!' }],
    },
  }),
});

testCheck(checkPanelForms, {
  reported: {
    'a form that is stored and not in the panel': [
      { ...logged, ...sent(), ...listing('outro') },
      'form-not-in-panel pages/nova.json#/sections/1/forms',
    ],
    'a value that no e-mail is filled with': [
      { ...logged, ...sent(), ...written('Sobre {nome}') },
      'template-value-unknown pages/nova.json#/sections/1/contact/templates/0/subject',
    ],
  },
  fine: {
    'a form that the panel names': { ...logged, ...sent(), ...listing('contato') },
    'a form that is delivered to nobody': {
      ...logged,
      ...sent({ deliver: false }),
      ...listing('outro'),
    },
    'the values that there are': { ...logged, ...sent(), ...written('Sobre {form}, {name}') },
  },
});
