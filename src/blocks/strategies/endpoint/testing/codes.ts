import type { Codes } from '../../../../content/testing/codes/code.ts';
import { sentTo } from './sent-to.ts';

export const codes: Codes = {
  'endpoint-unknown': sentTo(
    { endpoint: 'financeiro' },
    { vendas: { url: 'https://f.example/v' } },
  ),
  'send-to-choice': sentTo(
    { if: { field: 'assunto', is: 'sul' }, endpoint: 'vendas' },
    { vendas: { url: 'https://f.example/v' } },
  ),
};
