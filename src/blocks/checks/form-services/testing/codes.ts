import type { Codes } from '../../../../content/testing/codes/code.ts';
import { CONTATO, crmForm, INTEGRATIONS } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'service-missing': { [INTEGRATIONS]: { siteUrl: 'https://forte.example' }, [CONTATO]: crmForm() },
  'service-optional': {
    [INTEGRATIONS]: {
      siteUrl: 'https://forte.example',
      crm: { endpoint: `\${CRM_ENDPOINT:-}`, webformId: 'x', transport: 'cors' },
    },
    [CONTATO]: crmForm(),
  },
};
