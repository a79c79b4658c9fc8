import { expect, it } from 'vitest';
import { NOVA, ofFixtureSite, redirects } from '../../../content/testing/edits.ts';
import { page } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { type Reported, testCheck } from '../../../content/testing/test-check.ts';
import { WRITTEN_FILES } from '../../../hosting/own-addresses.ts';
import { SITE_DATA_URL } from '../../../lib/boot-protocol.ts';
import { checkOwnAddresses } from './own-addresses.ts';

const OWN = [
  '/index',
  '/sobre/index',
  '/assets/x',
  '/assets',
  '/og/x',
  '/auth/v1/token',
  '/rest/v1',
];
const FREE = ['/indexar', '/assetsx', '/auth', '/auth/v2', '/lp/og'];

const SITE = 'site-config/site.json';
const withStudio = (path: string) => ({
  [SITE]: { ...ofFixtureSite('site.json'), studio: { path } },
});

const pages: Reported = Object.fromEntries(
  OWN.map((path) => [
    `${path} as the path of a page`,
    [{ [NOVA]: page(path) }, 'own-address /path'],
  ]),
);

testCheck(checkOwnAddresses, {
  reported: {
    ...pages,
    'a redirect from a reserved address': [
      redirects(['/assets/x', '/'], ['/rest/v1', '/']),
      'own-address /redirects/0/from',
      'own-address /redirects/1/from',
    ],
    'a page at the address of the studio, and one below it': [
      { ...withStudio('/sobre'), [NOVA]: page('/sobre/canvas') },
      'own-address pages/nova.json#/path',
      'own-address pages/sobre.json#/path',
    ],
    'a redirect from the address of the studio': [
      { ...withStudio('/estudio'), ...redirects(['/estudio/a', '/']) },
      'own-address redirects.json#/redirects/0/from',
    ],
    'a studio at a reserved address': [withStudio('/assets/a'), 'own-address /studio/path'],
    'a studio at the address of a file': [
      { ...withStudio('/estudio'), 'public/estudio.html': 'x' },
      'address-of-a-file /studio/path',
    ],
    'a file that would hide a page': [
      { 'public/sobre.html': 'x' },
      'address-of-a-file pages/sobre.json#/path',
    ],
    'a file at the address of a page': [
      { 'public/sobre': 'x' },
      'address-of-a-file pages/sobre.json#/path',
    ],
  },
  fine: {
    ...Object.fromEntries(FREE.map((path) => [path, { [NOVA]: page(path) }])),
    'a studio beside the pages': { ...withStudio('/estudio'), [NOVA]: page('/estudios') },
  },
});

const reportOf = setUpReports(ofCodes(...checkOwnAddresses.codes));

it('reports files of public/ at reserved addresses', () => {
  const files = [...WRITTEN_FILES, SITE_DATA_URL, '/index.html', '/_page/a.json', '/__local/a'];
  const { found } = reportOf(Object.fromEntries(files.map((file) => [`public${file}`, 'x'])));
  expect(found).toEqual(files.map(() => 'own-address site.json#1:1'));
});
