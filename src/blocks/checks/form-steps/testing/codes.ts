import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'step-field': form({
    fields: [
      { type: 'text', name: 'nome', label: 'Nome' },
      { type: 'text', name: 'cidade', label: 'Cidade' },
    ],
    steps: {
      progress: 'Etapa {step} de {count}',
      next: 'Continuar',
      back: 'Voltar',
      items: [
        { title: 'Você', fields: ['nome'] },
        { title: 'Onde', fields: ['bairro'] },
      ],
    },
  }),
};
