import { CONTATO, CRM_SUBMIT, INTEGRATIONS } from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';
import type { JsonObject } from '../../../../lib/json.ts';

/** A site whose one form has a subject and goes where `to` says; `others` are the addresses that there are. */
export const sentTo = (to: JsonObject, others?: JsonObject) => ({
  [INTEGRATIONS]: {
    siteUrl: 'https://www.forte.example',
    endpoint: { url: 'https://f.example/todos', ...(others && { others }) },
  },
  [CONTATO]: {
    ...(VALID[CONTATO] as JsonObject),
    fields: [
      {
        type: 'select',
        name: 'assunto',
        label: 'Assunto',
        options: [
          { value: 'orcamento', label: 'Orçamento' },
          { value: 'fatura', label: 'Fatura' },
        ],
      },
    ],
    submit: {
      strategy: 'endpoint',
      formName: 'contato',
      notices: CRM_SUBMIT.notices,
      sendTo: [to],
    },
  },
});
