import { slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPhones } from './phones.ts';

const label = (text: string) => slip('site-config/site.json', '"(11) 3000-0000"', `"${text}"`);

testCheck(checkPhones, {
  reported: { 'a label with another number than its link': label('(11) 3000-0001') },
  fine: {
    'the number with a trunk prefix': label('011 3000-0000'),
    'the number with its country code': label('+55 11 3000 0000'),
    'a label without a number': label('Ligue agora, 24x7'),
  },
});
