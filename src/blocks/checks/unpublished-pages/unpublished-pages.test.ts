import { execFileSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { artigo, diario } from '../../../content/testing/diario.ts';
import { NOVA, ofFixtureSite, redirects } from '../../../content/testing/edits.ts';
import {
  createFixture,
  type Files,
  type Fixture,
  page,
  prose,
} from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkUnpublishedPages } from './unpublished-pages.ts';

const HOME = 'site-config/pages/inicio.json';
const NOT_FOUND = 'site-config/pages/nao-encontrada.json';
const [comeBack] = ofFixtureSite('pages/envio-recebido.json').sections;
const gone = { [NOVA]: { ...page('/nova'), expireAt: '2001-12-03' } };

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

/** The site as visitors know it, then changed. */
function afterwards(before: Files, changes: Files) {
  fixture = createFixture(before);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: fixture?.root,
      stdio: 'ignore',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'a');
  fixture.write(changes);
  return createSiteConfigLoader(fixture.root)()
    .problems.filter(({ severity, code }) => severity === 'error' || /^page-/.test(code))
    .map(({ code, severity, file }) => [code, severity, file]);
}

it('reports a published page that becomes a draft', () => {
  const draft = { [NOVA]: { ...page('/nova'), draft: true } };
  expect(afterwards({ [NOVA]: page('/nova') }, draft)).toEqual([
    ['page-withdrawn', 'warning', NOVA],
  ]);
});

it('lets a draft change its address or be deleted', () => {
  const draft = { [NOVA]: { ...page('/nova'), draft: true } };
  expect(afterwards(draft, { [NOVA]: { ...page('/outra'), draft: true } })).toEqual([]);
  expect(afterwards(draft, { [NOVA]: undefined })).toEqual([]);
});

it('lets a record end whose address then leads to the list of the others', () => {
  const over = artigo({ title: 'Velho', expireAt: '2001-12-03' });
  const of = (changes: Files) => {
    fixture?.remove();
    fixture = createFixture({ ...diario({ novo: artigo(), velho: over }), ...changes });
    return createSiteConfigLoader(fixture.root)().problems.filter(
      ({ code }) => code === 'page-expired',
    );
  };
  expect(of({})).toEqual([]);
  const [problem] = of({ 'site-config/pages/diario.json': page('/diario') });
  expect(problem?.file).toBe('site-config/collections/diario/velho.json');
  // The page above it is better advice than the home page.
  expect(JSON.stringify(problem?.hint)).toContain('"above":"/diario"');
});

testCheck(
  { codes: checkUnpublishedPages.codes.filter((code) => code !== 'page-withdrawn') },
  {
    reported: {
      'a home page that is a draft': [
        { [HOME]: { ...page('/'), draft: true } },
        'needed-page-unpublished /draft',
      ],
      'a home page that expires': [
        { [HOME]: { ...page('/'), expireAt: '2999-12-03' } },
        'needed-page-unpublished /expireAt',
      ],
      'a home page whose sections all expire': [
        {
          [HOME]: {
            ...page('/'),
            sections: [{ type: 'hero', title: 'a', text: 'a', expireAt: '2999-12-03' }],
          },
        },
        'needed-page-unpublished /sections',
      ],
      'a scheduled not-found page': [
        {
          [NOT_FOUND]: { ...page('/404'), publishAt: '2999-12-03' },
        },
        'needed-page-unpublished /publishAt',
      ],
      'a return page whose return section is a draft': [
        {
          [NOVA]: page('/nova', { ...comeBack, draft: true }),
        },
        'needed-page-unpublished /sections',
      ],
      'an expired page': [gone, 'page-expired /expireAt'],
    },
    fine: {
      'a home page with one section that expires': {
        [HOME]: page('/', { ...prose('a'), expireAt: '2999-12-03' }),
      },
      'a home page that is already published': {
        [HOME]: { ...page('/'), publishAt: '2001-12-03' },
      },
      'an expired page with a redirect': {
        ...gone,
        ...redirects(['/quem-somos', '/sobre'], ['/nova', '/sobre']),
      },
      'a draft that was never published': { [NOVA]: { ...page('/nova'), draft: true } },
    },
  },
);
