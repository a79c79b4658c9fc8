import type { Codes } from '../../../../content/testing/codes/code.ts';
import { CONTATO, crmForm, INTEGRATIONS } from '../../../../content/testing/edits.ts';
import { filesOf } from '../../../../content/testing/mistakes/mistake.ts';
import { CONTENT } from '../../../../content/testing/mistakes/mistakes-of-content.ts';

export const codes: Codes = {
  'return-missing': filesOf(CONTENT, "the CRM's return page deleted"),
  'crm-field-missing': {
    [INTEGRATIONS]: {
      siteUrl: 'https://forte.example',
      crm: {
        endpoint: 'https://crm.example/x',
        webformId: 'x',
        transport: 'cors',
        requiredFields: ['lastname'],
      },
    },
    [CONTATO]: crmForm(),
  },
};
