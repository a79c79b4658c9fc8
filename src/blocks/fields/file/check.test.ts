import { form } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFile } from './check.ts';

const withFile = (submit: object) =>
  form({
    submit: { formName: 'x', ...submit },
    fields: [
      {
        type: 'file',
        name: 'curriculo',
        label: 'Currículo',
        accept: ['pdf'],
        invalidMessage: 'Envie um PDF',
      },
    ],
  });

testCheck(checkFile, {
  reported: {
    'a file for the log': [
      withFile({ strategy: 'log-and-track' }),
      'files-not-taken /fields/0/type',
    ],
    'a file as JSON': [withFile({ strategy: 'endpoint' }), 'files-not-taken /fields/0/type'],
  },
  fine: { 'a file as browsers send it': withFile({ strategy: 'endpoint', format: 'multipart' }) },
});
