import { slip } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkPhones } from './phones.ts';

const label = (text: string) => slip('site-config/site.json', '"(11) 3000-0000"', `"${text}"`);

testCheck(checkPhones, {
  told: { 'another number': label('(11) 3000-0001') },
  fine: {
    'the number with the zero of a trunk call': label('011 3000-0000'),
    'the number with its country': label('+55 11 3000 0000'),
    'words in place of the number': label('Ligue agora, 24x7'),
  },
});
