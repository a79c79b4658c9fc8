import { expect, test } from 'vitest';
import { texts } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkPhoneNumbers } from './phone-numbers.ts';

const SITE = 'site-config/site.json';
const phone = (label: string, to: string) =>
  slip(SITE, /"label": "\(11\)[^}]*/, JSON.stringify({ label, to }).slice(1, -1));

testCheck(checkPhoneNumbers, {
  reported: {
    'a digit missing in the label and in the link alike': [
      phone('01273 96014', 'tel:+44127396014'),
      'phone-unknown /contacts/phone/to',
    ],
    'a digit too many': [
      phone('(11) 3000-00000', 'tel:+5511300000000'),
      'phone-unknown /contacts/phone/to',
    ],
    'a link in a text': [
      texts('Ou [ligue](tel:+5511300000).'),
      'phone-unknown /sections/1/blocks/0/paragraphs/0',
    ],
    'a code of no country': [
      texts('Ou [ligue](tel:+99900000000).'),
      'phone-unknown /sections/1/blocks/0/paragraphs/0',
    ],
    'the number of WhatsApp': [
      slip(SITE, '"5511900000000"', '"551190000000"'),
      'phone-unknown /contacts/whatsapp/number',
    ],
  },
  fine: {
    'numbers of several countries': texts(
      '[a](tel:+441273960142) [b](tel:+12125550100) [c](tel:+34985550123) [d](tel:+351210000000)',
    ),
    'a free number': texts('[a](tel:+558001234567)'),
  },
});

const reportOf = setUpReports(ofCodes('phone-unknown'));

test.each([
  ['+441632960142', 'é um número de ficção'],
  ['+447700900142', 'é um número de ficção'],
  ['+44127396014', 'Nenhum país tem'],
])('%s is told as what it is', (number, words) => {
  const { problems } = reportOf(phone('a', `tel:${number}`));
  expect(problems.map(({ message, severity }) => ({ message: worded(message), severity }))).toEqual(
    [{ message: expect.stringContaining(words), severity: 'warning' }],
  );
});
