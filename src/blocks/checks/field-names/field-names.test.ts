import { form } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFieldNames } from './field-names.ts';

testCheck(checkFieldNames, {
  reported: {
    'a choice sent in a field that is not a text field or does not exist': [
      form({
        fields: [
          ...['email', 'mensagen', 'mensagem'].map((sendIn, index) => ({
            type: 'select',
            name: `assunto${index}`,
            label: 'Assunto',
            sendIn,
            options: [{ value: 'a', label: 'A' }],
          })),
          { type: 'email', name: 'email', label: 'E-mail' },
          { type: 'textarea', name: 'mensagem', label: 'Mensagem' },
        ],
      }),
      'unknown-field /fields/0/sendIn',
      'unknown-field /fields/1/sendIn "mensagen" → "mensagem" ?',
    ],
    'a success notice that lists a missing, hidden or unsent field': [
      form({
        fields: [
          { type: 'email', name: 'email', label: 'E-mail' },
          { type: 'hidden', name: 'origem', value: 'Site' },
          { type: 'text', name: 'nota', label: 'Nota', submitted: false },
        ],
        success: { sent: ['email', 'emal', 'origem', 'nota'] },
      }),
      'unknown-field /success/sent/1 "emal" → "email" ?',
      'unknown-field /success/sent/2',
      'unknown-field /success/sent/3',
    ],
    'a field name used twice in a form': [
      form({
        fields: ['a', 'a'].map((name) => ({ type: 'text', name, label: 'A' })),
      }),
      'duplicate-name /fields/1/name',
    ],
    'a password that must equal a missing field': [
      form({
        fields: [{ type: 'password', name: 'de_novo', label: 'De novo', equals: 'senha' }],
      }),
      'unknown-field /fields/0/equals',
    ],
  },
});
