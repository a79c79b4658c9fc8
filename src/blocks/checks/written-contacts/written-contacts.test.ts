import { describe, expect, it } from 'vitest';
import { nova, texts } from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkWrittenContacts } from './written-contacts.ts';

const call = (label: string, to: string) =>
  nova({ type: 'call-to-action', title: 'Vamos?', actions: [{ label, to }] });

const label = (text: string) => slip('site-config/site.json', '"(11) 3000-0000"', `"${text}"`);

testCheck(checkWrittenContacts, {
  reported: {
    'an old number on a link to the site’s number': [
      texts('Ligue: [(11) 3222-1111](tel:).'),
      'contact-differs /sections/1/blocks/0/paragraphs/0 (11) 3222-1111 → (11) 3000-0000',
    ],
    'an old address on a link to the site’s address': [
      texts('[antigo@forte.example](mailto:)'),
      'contact-differs /sections/1/blocks/0/paragraphs/0 antigo@forte.example → contato@forte.example',
    ],
    'a number on a link to another number': [
      texts('[(11) 3222-1111](tel:+551132223333)'),
      'contact-differs /sections/1/blocks/0/paragraphs/0',
    ],
    'an old number on a link that repeats the site’s number': [
      texts('[(11) 3222-1111](tel:+551130000000)'),
      'contact-differs /sections/1/blocks/0/paragraphs/0 (11) 3222-1111 → (11) 3000-0000',
    ],
    'the site’s number on a link to an old number': [
      texts('[(11) 3000-0000](tel:+551132221111)'),
      'contact-differs /sections/1/blocks/0/paragraphs/0 tel:+551132221111 → tel:',
    ],
    'an address on a button that leads to another address': [
      call('vendas@forte.example', 'mailto:compras@forte.example'),
      'contact-differs /sections/1/actions/0/label',
    ],
    'an old number on a button that calls the site’s number': [
      call('(11) 3222-1111', 'tel:+551130000000'),
      'contact-differs /sections/1/actions/0/label (11) 3222-1111 → (11) 3000-0000',
    ],
    'the site’s number on a button that calls an old number': [
      call('(11) 3000-0000', 'tel:+551132221111'),
      'contact-differs /sections/1/actions/0/to tel:+551132221111 → tel:',
    ],
    'an old number among the words of a link': [
      texts('[Ligue (11) 3222-1111 já](tel:)'),
      'contact-differs /sections/1/blocks/0/paragraphs/0 (11) 3222-1111 → (11) 3000-0000',
    ],
    'a number in site.json with another link': [
      label('(11) 3000-0001'),
      'contact-differs /contacts/phone/label',
    ],
    'a wrong digit in a number in a text': [
      texts('Ou pelo (11) 3000-0001, de dia.'),
      'contact-nearly /sections/1/blocks/0/paragraphs/0',
    ],
    'a missing letter in an address in a text': [
      texts('Escreva a contato@fort.example.'),
      'contact-nearly /sections/1/blocks/0/paragraphs/0',
    ],
  },
  fine: {
    'the contacts of site.json': texts(
      '[(11) 3000-0000](tel:), [3000-0000](tel:), [+55 11 3000-0000](tel:+551130000000)',
      'Ligue para (11) 3000-0000 ou escreva a contato@forte.example.',
      '[Contato@Forte.example](mailto:contato@forte.example?subject=Oi)',
    ),
    'contacts that are not those of site.json': texts(
      '[(11) 3000-0001](tel:+551130000001), (21) 4002-8922, falhas@forte.example',
    ),
    'a label with two numbers': call('(11) 3000-0000 ou (11) 3000-0001', 'tel:'),
    'an address with letters beyond ASCII': call('joão@forte.example', 'mailto:joão@forte.example'),
    'the number with a trunk prefix': label('011 3000-0000'),
    'the number with its country code': label('+55 11 3000 0000'),
    'a label without a number': label('Ligue agora, 24x7'),
    'words on a link to a contact': texts('[Ligue agora](tel:) ou [escreva em 2026](mailto:).'),
    'numbers that are not phone numbers': texts(
      'CEP 11300-000, de 2004-05-06 a 10/10/2020, 1.130.000 bytes, nº 20240510',
    ),
    'a number on a button that leads to it': call('(11) 3000-0000', 'tel:'),
  },
});

describe('where the link of site.json is the wrong one', () => {
  const reportOf = setUpReports(ofCodes(...checkWrittenContacts.codes));
  const site = slip('site-config/site.json', '"tel:+551130000000"', '"tel:+55113000000"');

  it('tells it there, not at each link that says the same', () => {
    expect(reportOf({ ...site, ...texts('[(11) 3000-0000](tel:)') }).found).toEqual([
      'contact-differs /contacts/phone/label',
    ]);
  });

  it('suggests no text that stands there already', () => {
    const { problems } = reportOf({ ...site, ...call('(11) 3000-0000', 'tel:+55113000000') });
    expect(problems.map(({ file, fix }) => [file, fix])).toEqual([
      [expect.stringContaining('nova'), undefined],
      ['site-config/site.json', undefined],
    ]);
    expect(worded(problems[0]?.hint)).toContain('tel:+551130000000');
  });
});

describe.each([
  ['957 111 333', 'tel:+34957111333', '957 000 014', 'es-ES'],
  ['957 11 13 33', 'tel:+34957111333', '957 00 00 14', 'es-ES'],
  ['(212) 555-0100', 'tel:+12125550100', '212 555 0 199', 'en'],
  ['(11) 3000-0000', 'tel:+551130000000', '11 322 21 111', 'pt-BR'],
])('where the number of site.json is now %s', (label, to, old, language) => {
  const reportOf = setUpReports(ofCodes(...checkWrittenContacts.codes));
  const { 'site-config/site.json': text } = slip(
    'site-config/site.json',
    /"label": "\(11\)[^}]*/,
    JSON.stringify({ label, to }).slice(1, -1),
  );
  const site = {
    'site-config/site.json': String(text).replace(
      /"language": "[^"]*"/,
      `"language": "${language}"`,
    ),
  };

  it.each([
    [
      'a paragraph',
      { type: 'article', title: 'A', blocks: [{ paragraphs: [`[${old}](tel:)`] }] },
      '/sections/1/blocks/0/paragraphs/0',
    ],
    [
      'an introduction',
      { type: 'article', title: 'A', intro: `Ou [${old}](tel:).`, blocks: [{ paragraphs: ['a'] }] },
      '/sections/1/intro',
    ],
    [
      'a cell',
      {
        type: 'article',
        title: 'A',
        blocks: [{ table: { head: ['a', 'b'], rows: [['c', `[${old}](tel:)`]] } }],
      },
      '/sections/1/blocks/0/table/rows/0/1',
    ],
  ])(`${old} on a link to it in %s is told and fixed`, (_, section, pointer) => {
    expect(reportOf({ ...nova(section), ...site }).found).toEqual([
      `contact-differs ${pointer} ${old} → ${label}`,
    ]);
  });
});

describe('on a site of another country', () => {
  const reportOf = setUpReports(ofCodes(...checkWrittenContacts.codes));
  const hintOf = (label: string, to: string, text: string) => {
    const phone = JSON.stringify({ label, to }).slice(1, -1);
    const site = slip('site-config/site.json', /"label": "\(11\)[^}]*/, phone);
    return worded(reportOf({ ...site, ...texts(text) }).problems[0]?.hint);
  };

  it.each([
    ['21 000 0000', 'tel:+351210000000', '213 222 111', 'tel:+351213222111'],
    ['21 000 0000', 'tel:+351210000000', '00351 213 222 111', 'tel:+351213222111'],
    ['(212) 555-0100', 'tel:+12125550100', '(415) 555-0199', 'tel:+14155550199'],
    ['(212) 555-0100', 'tel:+12125550100', '1 415 555-0199', 'tel:+14155550199'],
    ['030 5550100', 'tel:+49305550100', '089 5550199', 'tel:+49895550199'],
    ['030 5550100', 'tel:+49305550100', '+49 89 5550199', 'tel:+49895550199'],
  ])('%s: the link of %s', (label, to, other, link) => {
    expect(hintOf(label, to, `[${other}](tel:+99900000000)`)).toContain(link);
  });

  it.each(['0294 15-455-0123', '15-455-0123', '+54 9 294 455-0123'])(
    'a mobile of Argentina is the number of its link, as %s',
    (read) => {
      const phone = JSON.stringify({ label: '0294 15-455-0123', to: 'tel:+5492944550123' });
      const site = slip('site-config/site.json', /"label": "\(11\)[^}]*/, phone.slice(1, -1));
      const { found } = reportOf({ ...site, ...texts(`[${read}](tel:) ${read}`) });
      expect(found).toEqual([]);
    },
  );

  it('shows the code of the country in the link of a number that is nearly its own', () => {
    const hint = hintOf('21 000 0000', 'tel:+351210000000', 'Ligue 21 000 0001.');
    expect(hint).toContain('[21 000 0001](tel:+351…)');
  });
});
