import { form } from '../testing/edits.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkFieldNames } from './field-names.ts';

testCheck(checkFieldNames, {
  told: {
    'a choice sent in a field that is no text, or does not exist': form({
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
    'what is said to have been sent is no field, or is not to be shown again': form({
      fields: [
        { type: 'email', name: 'email', label: 'E-mail' },
        { type: 'hidden', name: 'origem', value: 'Site' },
        { type: 'text', name: 'nota', label: 'Nota', submitted: false },
      ],
      success: { sent: ['email', 'emal', 'origem', 'nota'] },
    }),
    'a field name twice in a form': form({
      fields: ['a', 'a'].map((name) => ({ type: 'text', name, label: 'A' })),
    }),
    'a password equal to no field': form({
      fields: [{ type: 'password', name: 'de_novo', label: 'De novo', equals: 'senha' }],
    }),
  },
});
