import { expect, it } from 'vitest';
import {
  goodLinks,
  links,
  ofFixtureSite,
  redirects,
  texts,
} from '../../../content/testing/edits.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { projectRoot } from '../../../node/project.ts';
import { wordsIn } from '../../../words/node/catalogues.ts';
import { checkLinks } from './links.ts';

testCheck(checkLinks, {
  reported: {
    'links to pages that do not exist': [
      links('/sobe', '/empresa/sobre', '/sobre/', '/Sobre', '/xyzw', '/guias/Guia.pdf'),
      'link-missing /sections/1/actions/0/to /sobe → /sobre ?',
      'link-missing /sections/2/actions/0/to /empresa/sobre → /sobre ?',
      'link-missing /sections/3/actions/0/to /sobre/ → /sobre',
      'link-missing /sections/4/actions/0/to /Sobre → /sobre',
      'link-missing /sections/5/actions/0/to',
      'link-missing /sections/6/actions/0/to /guias/Guia.pdf → /guias/guia.pdf',
    ],
    'a link to a page of a folder that has another': [
      { ...links('/guias/porta.pdf', '/guias/gia.pdf') },
      'link-missing /sections/1/actions/0/to',
      'link-missing /sections/2/actions/0/to /guias/gia.pdf → /guias/guia.pdf ?',
    ],
    'links to anchors that do not exist': [
      links('/sobre#histoira', '#aqui', '/#topo'),
      'anchor-missing /sections/1/actions/0/to /sobre#histoira → /sobre#historia ?',
      'anchor-missing /sections/2/actions/0/to',
      'anchor-missing /sections/3/actions/0/to',
    ],
    'an anchor alone outside a page': [
      slip('site-config/navigation.json', '"/sobre#historia"', '"#historia"'),
      'anchor-without-page /header/links/0/links/0/to',
    ],
    'a link to a known missing page': [
      {
        ...links('/em-breve'),
        'site-config/known-missing.json': { paths: ['/em-breve'] },
      },
      'known-missing /sections/1/actions/0/to',
    ],
    'a link inside a text': [
      texts('Veja [isto](/nada), "assim".'),
      'link-missing /sections/1/blocks/0/paragraphs/0',
    ],
    'a redirect to a page that does not exist': [
      redirects(['/quem-somos', '/sobre'], ['/h', '/sobr']),
      'link-missing /redirects/1/to /sobr → /sobre ?',
    ],
  },
  fine: {
    'valid links': goodLinks,
    'a link to the studio of the site': {
      ...links('/estudio'),
      'site-config/site.json': { ...ofFixtureSite('site.json'), studio: { path: '/estudio' } },
    },
  },
});

const missing = setUpReports(({ code }) => code === 'link-missing');

it('says of a missing file that it is one of public/, not a page', () => {
  const { worded } = wordsIn('en', projectRoot);
  const hints = missing(links('/downloads/plano-2027.pdf', '/xyzw')).problems.map(({ hint }) =>
    worded(hint ?? ''),
  );
  expect(hints[0]).toContain('public/downloads/plano-2027.pdf');
  expect(hints[1]).toContain('known-missing.json');
});
