import { testCheck } from '../../../content/testing/test-check.ts';
import { checkEndpoint } from './check.ts';
import { sentTo } from './testing/sent-to.ts';

const others = { financeiro: { url: 'https://f.example/fin' } };

testCheck(checkEndpoint, {
  reported: {
    'an address that does not exist': [
      sentTo({ endpoint: 'finaceiro' }, others),
      'endpoint-unknown forms/contato.json#/submit/sendTo/0/endpoint "finaceiro" → "financeiro" ?',
    ],
    'an address where there are no others': [
      sentTo({ endpoint: 'financeiro' }),
      'endpoint-unknown forms/contato.json#/submit/sendTo/0/endpoint',
    ],
    'a field that does not exist': [
      sentTo({ if: { field: 'unidade', is: 'sul' }, endpoint: 'financeiro' }, others),
      'send-to-choice forms/contato.json#/submit/sendTo/0/if/field',
    ],
    'an option that the field does not have': [
      sentTo({ if: { field: 'assunto', is: 'vagas' }, endpoint: 'financeiro' }, others),
      'send-to-choice forms/contato.json#/submit/sendTo/0/if/is',
    ],
  },
  fine: {
    'an address by what was chosen': sentTo(
      { if: { field: 'assunto', is: 'fatura' }, endpoint: 'financeiro' },
      others,
    ),
    'an address of the whole form': sentTo({ endpoint: 'financeiro' }, others),
  },
});
