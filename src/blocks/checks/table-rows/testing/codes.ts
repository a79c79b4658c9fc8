import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'row-cells': nova({
    type: 'prose',
    title: 'Prazos',
    blocks: [
      {
        table: {
          head: ['Prioridade', 'Resposta', 'Solução'],
          rows: [
            ['Crítica', '15 min', '4 h'],
            ['Baixa', '4 h'],
          ],
        },
      },
    ],
  }),
};
