import { expect, test } from 'vitest';
import { ofFixtureSite, redirects } from '../../../content/testing/edits.ts';
import { page } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { worded } from '../../../words/reader.ts';
import { checkOwnAddresses } from '../own-addresses/own-addresses.ts';
import { checkRedirects } from './redirects.ts';

testCheck(checkRedirects, {
  reported: {
    redirects: [
      redirects(
        ['/a', '/sobre'],
        ['/a', '/'],
        ['/sobre', '/'],
        ['/b/', '/sobre'],
        ['/c', '/d'],
        ['/d', '/g'],
        ['/g', '/'],
        ['/e', '/f'],
        ['/f', '/e'],
        ['/h', '/h'],
      ),
      'redirect-duplicate /redirects/1/from',
      'redirect-over-page /redirects/2/from',
      'redirect-format /redirects/3/from "/b/" → "/b"',
      'redirect-chain /redirects/4/to "/d" → "/"',
      'redirect-chain /redirects/5/to "/g" → "/"',
      'redirect-loop /redirects/7/to',
      'redirect-loop /redirects/9/to',
    ],
    'redirects of all below an address': [
      {
        ...redirects(
          ['/*', '/sobre'],
          ['/blog/*', '/'],
          ['/a/*', '/a/b'],
          ['/c/*', '/c'],
          ['/d/*', '/sobre/*'],
          ['/blog/2019/*', '/a/b'],
        ),
        'site-config/pages/nova.json': page('/blog/nova'),
      },
      'redirect-over-page /redirects/0/from',
      'redirect-over-page /redirects/1/from',
      'redirect-loop /redirects/2/to',
      'redirect-loop /redirects/3/to',
      'redirect-format /redirects/4/to',
    ],
    'circles through other forms of an address': [
      redirects(
        ['/Serviços', '/servi%C3%A7os'],
        ['/serviços', '/Servi%C3%A7os'],
        ['/index.php?p=1', '/index.php?p=1&b=2'],
      ),
      'redirect-loop /redirects/0/to',
      'redirect-loop /redirects/2/to',
    ],
    'a circle through the address of the site': [
      {
        ...redirects(['/x', 'https://www.forte.example/x']),
        'site-config/integrations.json': {
          ...ofFixtureSite('integrations.json'),
          siteUrl: 'https://www.forte.example',
        },
      },
      'redirect-loop /redirects/0/to',
    ],
  },
  fine: {
    'old addresses in any form': redirects(
      ['/Sobre', '/sobre'],
      ['/serviços/segurança', '/sobre'],
      ['/servi%C3%A7os/limpeza', '/sobre'],
      ['/Nossa%20empresa.HTML', '/sobre'],
      ['/sobre.html', '/sobre'],
      ['/sobre/index.html', '/sobre'],
      ['/index.html', '/'],
      ['/index.php', '/'],
      ['/index.php?p=12', '/sobre'],
      ['/index.php?p=13', '/sobre#historia'],
      ['/?p=12', '/sobre'],
      ['/sobre?versao=antiga', '/'],
      ['/produtos/index.html', '/sobre'],
      ['/blog/*', '/sobre'],
      ['/blog/2019/*', '/'],
      ['/blog/2019/primeiro', '/sobre'],
      ['/sobre/*', '/sobre'],
      ['/5%2A+$x;{y}"z', '/sobre'],
    ),
    'a longer address that begins as that of a page': redirects(['/sobrenome/*', '/']),
  },
});

const reportOf = setUpReports(ofCodes(...checkRedirects.codes, ...checkOwnAddresses.codes));

const AT = '/redirects/0/from';
const FORMAT = `redirect-format ${AT}`;

test.each([
  ['/a ', `${FORMAT} "/a " → "/a"`],
  ['/a#b', `${FORMAT} "/a#b" → "/a"`],
  ['/a\\b', `${FORMAT} "/a\\\\b" → "/a/b"`],
  ['/a//b', `${FORMAT} "/a//b" → "/a/b"`],
  ['/a/?p=1', `${FORMAT} "/a/?p=1" → "/a?p=1"`],
  ['/a%2Fb', `${FORMAT} "/a%2Fb" → "/a/b"`],
  ['/a?', `${FORMAT} "/a?" → "/a"`],
  ['/a?&', `${FORMAT} "/a?&" → "/a"`],
  ['/a/../b', FORMAT],
  ['/a/%2e%2E/b', FORMAT],
  ['/Sobre.html/../', FORMAT],
  ['/servi%E7os', FORMAT, '"/serviços"'],
  ['/a%0Ab', FORMAT],
  ['/blog*', FORMAT, '"/*"'],
  ['/a/blog*', FORMAT, '"/a/*"'],
  ['/blog/*/x', FORMAT, '"/blog/*"'],
  ['/blog/*?p=1', FORMAT, '"/blog/*"'],
  ['/blog?p=*', FORMAT, '%2A'],
  ['/sobre.html', `redirect-over-page ${AT}`],
  ['/sobre/index.html', `redirect-over-page ${AT}`],
  ['/404.html', `redirect-over-page ${AT}`],
  ['/assets/*', `own-address ${AT}`],
  ['/.well-known/*', `own-address ${AT}`],
  ['/imagens/*', `address-of-a-file ${AT}`],
])('the old address %o is reported', (from, expected, shown = '') => {
  const { found, problems } = reportOf(
    redirects([from, '/quem-somos-nos'], ['/quem-somos-nos', '/']),
  );
  expect(found.filter((line) => !line.includes('/redirects/0/to'))).toEqual([expected]);
  expect(worded(problems[0]?.hint)).toContain(shown);
});

test('a redirect is one of all ways to write its address', () => {
  for (const again of ['/servi%c3%a7os', '/servi%C3%A7os', '/%73erviços'])
    expect(reportOf(redirects(['/serviços', '/'], [again, '/sobre'])).found).toEqual([
      'redirect-duplicate /redirects/1/from',
    ]);
});
