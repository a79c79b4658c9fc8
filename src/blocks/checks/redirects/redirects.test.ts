import { expect, test } from 'vitest';
import { ofFixtureSite, REDIRECTS, redirects } from '../../../content/testing/edits.ts';
import { page } from '../../../content/testing/fixture.ts';
import { setUpFindings } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
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

const findings = setUpFindings(...checkRedirects.codes, ...checkOwnAddresses.codes);

test.each([
  ['/a ', 'espaço sobrando', '"/a"'],
  ['/a#b', 'tem #', '"/a"'],
  ['/a\\b', 'barra invertida', '"/a/b"'],
  ['/a//b', 'uma barra sobrando', '"/a/b"'],
  ['/a/?p=1', 'uma barra sobrando', '"/a?p=1"'],
  ['/a%2Fb', 'escrita como %2F', '"/a/b"'],
  ['/a/../b', 'pontos a mais', 'como ele aparece no navegador'],
  ['/a/%2e%2E/b', 'pontos a mais', 'como ele aparece no navegador'],
  ['/servi%E7os', 'não é de UTF-8', '"/serviços"'],
  ['/a%0Ab', 'caractere invisível', 'digite-o de novo'],
  ['/blog*', 'não está no fim, depois de uma barra', '"/*"'],
  ['/a/blog*', 'não está no fim, depois de uma barra', '"/a/*"'],
  ['/blog/*/x', 'não está no fim, depois de uma barra', '"/blog/*"'],
  ['/blog/*?p=1', 'não está no fim, depois de uma barra', '"/blog/*"'],
  ['/blog?p=*', 'não está no fim, depois de uma barra', '%2A'],
  ['/a?', 'sem dizer o parâmetro', '"/a"'],
  ['/a?&', 'sem dizer o parâmetro', '"/a"'],
  ['/sobre.html', 'é o endereço de uma página', 'Apague o desvio'],
  ['/sobre/index.html', 'é o endereço de uma página', 'Apague o desvio'],
  ['/Sobre.html/../', 'pontos a mais', 'como ele aparece'],
  ['/404.html', 'é o endereço de uma página', 'Apague o desvio'],
  ['/assets/*', 'é do próprio site', 'Escolha outro'],
  ['/.well-known/*', 'é do próprio site', 'Escolha outro'],
  ['/imagens/*', 'já é do arquivo public/imagens/', 'Escolha outro'],
])('the old address %o is reported', (from, message, hint) => {
  const [found, ...others] = findings(
    redirects([from, '/quem-somos-nos'], ['/quem-somos-nos', '/']),
  );
  expect(found?.slice(0, 2)).toEqual([REDIRECTS, '/redirects/0/from']);
  expect(found?.[2]).toContain(message);
  expect(found?.[3]).toContain(hint);
  expect(others.filter(([, pointer]) => pointer !== '/redirects/0/to')).toEqual([]);
});

test('a redirect is one of all ways to write its address', () => {
  for (const again of ['/servi%c3%a7os', '/servi%C3%A7os', '/%73erviços'])
    expect(findings(redirects(['/serviços', '/'], [again, '/sobre']))).toEqual([
      [
        REDIRECTS,
        '/redirects/1/from',
        expect.stringContaining('já está no 1º item'),
        'Apague um dos dois.',
      ],
    ]);
});
