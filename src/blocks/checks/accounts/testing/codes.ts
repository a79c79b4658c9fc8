import type { Codes } from '../../../../content/testing/codes/code.ts';
import { INTEGRATIONS, ofFixtureSite } from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'studio-without-accounts': {
    [INTEGRATIONS]: { siteUrl: 'https://a.example' },
    'site-config/forms/contato.json': {
      ...(VALID['site-config/forms/contato.json'] as object),
      submit: {
        ...{ strategy: 'log-and-track', formName: 'contato', deliver: false },
        notices: { confirmed: 'solicitacao-enviada', refused: 'solicitacao-falhou' },
      },
    },
    'site-config/site.json': {
      ...(VALID['site-config/site.json'] as object),
      studio: { path: '/estudio' },
    },
  },
  'auth-pages-missing': { [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), auth: undefined } },
  'auth-texts-missing': {
    'site-config/messages.json': { ...ofFixtureSite('messages.json'), auth: undefined },
  },
  'email-texts-missing': {
    'site-config/messages.json': { ...ofFixtureSite('messages.json'), emails: undefined },
  },
};
