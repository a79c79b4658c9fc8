import { form } from '../../../content/testing/edits.ts';
import { VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFile } from './check.ts';
import { FILE_FIELD } from './testing/codes.ts';

const withFile = (submit: object) =>
  form({ submit: { formName: 'x', ...submit }, fields: [FILE_FIELD] });

const INTEGRATIONS = 'site-config/integrations.json';
const logging = (...strategies: string[]) => ({
  [INTEGRATIONS]: { ...(VALID[INTEGRATIONS] as object), submissions: { strategies } },
});

testCheck(checkFile, {
  reported: {
    'a file for the log, without a log': [
      { ...logging('crm'), ...withFile({ strategy: 'log-and-track' }) },
      'files-not-taken forms/contato.json#/fields/0/type',
    ],
    'a file for the CRM alone': [
      { ...logging('log-and-track'), ...withFile({ strategy: 'crm' }) },
      'files-not-taken forms/contato.json#/fields/0/type',
    ],
    'a file that is delivered to nobody': [
      { ...logging('log-and-track'), ...withFile({ strategy: 'log-and-track', deliver: false }) },
      'files-not-taken forms/contato.json#/fields/0/type',
    ],
    'a file as JSON': [withFile({ strategy: 'endpoint' }), 'files-not-taken /fields/0/type'],
  },
  fine: {
    'a file as browsers send it': withFile({ strategy: 'endpoint', format: 'multipart' }),
    'a file for the log': {
      ...logging('log-and-track'),
      ...withFile({ strategy: 'log-and-track' }),
    },
    'a form while integrations.json does not parse': {
      [INTEGRATIONS]: '{,',
      ...withFile({ strategy: 'log-and-track' }),
    },
    'a file for the CRM, and the log': { ...logging('crm'), ...withFile({ strategy: 'crm' }) },
  },
});
