import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { artigo, diario, list } from '../../../content/testing/diario.ts';
import { NOVA, SOBRE, sitemap } from '../../../content/testing/edits.ts';
import {
  createFixture,
  type Files,
  type Fixture,
  page,
  slip,
} from '../../../content/testing/fixture.ts';
import { worded } from '../../../words/reader.ts';

let fixture: Fixture;
afterEach(() => fixture.remove());

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: fixture.root,
    stdio: 'ignore',
  });

/** What is reported once a published site was changed. */
function findingFor(changes: Files) {
  fixture = createFixture();
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'a');
  fixture.write(changes);
  return createSiteConfigLoader(fixture.root)().problems;
}

const REDIRECTS = 'site-config/redirects.json';
const moved = slip(SOBRE, '"/sobre"', '"/quem-e-quem"');
const PLACES = [
  'site-config/consent.json:4',
  'site-config/navigation.json:9',
  'site-config/navigation.json:20',
  'site-config/navigation.json:30',
  'site-config/pages/inicio.json:29',
  'site-config/redirects.json:5',
];

describe('a published page', () => {
  it('that was renamed causes one message, which lists each link to it', () => {
    const [problem, ...others] = findingFor(moved);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'page-renamed',
      severity: 'error',
      file: SOBRE,
      pointer: '/path',
    });
    expect(worded(problem?.hint)).toContain('{ "from": "/sobre", "to": "/quem-e-quem" }');
    for (const place of PLACES) expect(worded(problem?.hint)).toContain(place);
  });

  it('that was renamed together with its file causes the same message', () => {
    const nova = moved[SOBRE];
    const [problem, ...others] = findingFor({ [SOBRE]: undefined, [NOVA]: nova });
    expect(others).toEqual([]);
    expect([problem?.code, problem?.file]).toEqual(['page-renamed', NOVA]);
  });

  it('that was renamed and has the redirect of the hint causes no message', () => {
    const redirects = [
      { from: '/sobre', to: '/quem-e-quem' },
      { from: '/quem-somos', to: '/quem-e-quem' },
    ];
    expect(findingFor({ ...moved, [REDIRECTS]: { redirects } })).toEqual([]);
  });

  it('that was removed causes a request for a redirect, even if nothing links to it', () => {
    const [problem, ...others] = findingFor({ 'site-config/pages/nao-encontrada.json': undefined });
    expect(others.map(({ code }) => code)).toEqual(['not-found-missing']);
    expect(problem).toMatchObject({ code: 'page-removed', severity: 'warning' });
  });

  it('that still exists causes no message', () => {
    expect(findingFor({})).toEqual([]);
  });

  it('is looked up in git, not in a draft or in an untracked file', () => {
    findingFor({});
    const load = createSiteConfigLoader(fixture.root);
    const drafts = load(new Map([[SOBRE, String(moved[SOBRE])]]));
    expect(drafts.problems.map(({ code }) => code)).toEqual(['page-renamed']);
    git('rm', '-q', '--cached', SOBRE);
    fixture.write(moved);
    const { problems } = createSiteConfigLoader(fixture.root)();
    expect(problems.map(({ code }) => code)).toEqual(['page-renamed']);
  });

  it('with an accent in its file name is found; one that is not shown yet is ignored', () => {
    const later = { ...page('/depois'), draft: true };
    fixture = createFixture({
      'site-config/pages/depois.json': later,
      'site-config/pages/órgãos.json': page('/orgaos'),
    });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'a');
    const published = () => [...(createSiteConfigLoader(fixture.root)().site.published ?? [])];
    const before = published();
    expect(before).toContainEqual(['/orgaos', 'site-config/pages/órgãos.json']);
    expect(before.map(([path]) => path)).not.toContain('/depois');
    // All read from git, none from the disk.
    fixture.write(Object.fromEntries(before.map(([, file]) => [file, undefined])));
    expect(published()).toEqual(before);
  });
});

it('takes the published addresses from the last build if there is no git', () => {
  fixture = createFixture({
    'dist/sitemap.xml': '<urlset><url><loc>https://a.example/antiga/</loc></url></urlset>',
  });
  const { problems } = createSiteConfigLoader(fixture.root)();
  expect(problems.map(({ code, message }) => [code, worded(message)])).toEqual([
    ['page-removed', expect.stringContaining('/antiga')],
  ]);
});

describe('beside a build, without git', () => {
  const categories = {
    path: '/diario/sobre/{category}',
    title: '{category}',
    label: 'Assuntos',
    all: 'Todos',
  };
  const shown = list({
    pages: { size: 1, label: 'Páginas', previous: 'Antes', next: 'Depois', page: 'página {page}' },
    categories,
  });
  const files = {
    ...diario({ um: artigo(), dois: artigo(), tres: artigo({ category: 'Rede' }) }),
    'site-config/pages/diario.json': shown,
  };
  const pages = ['/', '/sobre', '/diario', '/diario/um', '/diario/dois', '/diario/tres'];
  const told = (made: Files) => {
    fixture = createFixture({ ...files, ...made });
    const { problems } = createSiteConfigLoader(fixture.root)();
    return problems
      .filter(({ code }) => /^page-re|^redirect-/.test(code))
      .map(({ code, message }) => `${code} ${worded(message).split(/[“”]/)[1]}`);
  };
  /** Of each kind that a list makes, and the second page of a category. */
  const made = ['/diario/2', '/diario/3', '/diario/sobre/oficio', '/diario/sobre/oficio/2'];

  it('the pages that lists make are still there', () => {
    expect(told(sitemap(...pages, ...made, '/diario/sobre/rede'))).toEqual([]);
  });

  it('and no redirect may start at one', () => {
    const redirects = made.map((from) => ({ from, to: '/sobre' }));
    expect(told({ [REDIRECTS]: { redirects } })).toEqual(
      made.map((path) => `redirect-over-page ${path}`),
    );
    const below = { redirects: [{ from: '/diario/sobre/*', to: '/sobre' }] };
    expect(told({ [REDIRECTS]: below })).toEqual(['redirect-over-page /diario/sobre/*']);
  });

  it('a page that the sitemap leaves out is no new one, where another went', () => {
    expect(told(sitemap(...pages, '/antiga'))).toEqual(['page-removed /antiga']);
  });
});

it('reports a new page that nothing links to', () => {
  expect(findingFor({ [NOVA]: page('/nova') })).toMatchObject([
    { code: 'page-unreached', severity: 'warning', file: NOVA, pointer: '/path' },
  ]);
});

it('lets the older of two pages keep their common address, whatever the file names', () => {
  expect(findingFor({ 'site-config/pages/a.json': page('/sobre') })).toMatchObject([
    { code: 'duplicate-path', file: 'site-config/pages/a.json' },
  ]);
});
