import type { Codes } from '../../../../content/testing/codes/code.ts';
import {
  CONTATO,
  form,
  INTEGRATIONS,
  NOTICES,
  nova,
  ofFixtureSite,
} from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

const panel = (more: object) =>
  nova(
    {
      ...ofFixtureSite('pages/conta/painel.json').sections[0],
      forms: [{ name: 'contato', label: 'Contato' }],
      signedOut: { title: 'Entre', text: 'Entre com a sua conta.' },
      ...more,
    },
    { type: 'form', title: 'Escreva', form: 'contato' },
  );

export const codes: Codes = {
  'form-not-in-panel': {
    ...panel({ forms: [{ name: 'outro', label: 'Outro' }] }),
    [INTEGRATIONS]: {
      ...(VALID[INTEGRATIONS] as object),
      submissions: { strategies: ['log-and-track'] },
    },
    [CONTATO]: form({
      submit: {
        strategy: 'log-and-track',
        formName: 'contato',
        notices: NOTICES,
      },
    })[CONTATO],
  },
  'template-value-unknown': panel({
    contact: {
      noted: 'Contato: {way}',
      failed: 'Não ficou no histórico.',
      templates: [{ label: 'Conversa', subject: 'Sobre {form}', text: 'Olá, {nome}!' }],
    },
  }),
};
