import { afterAll, describe, expect, it, vi } from 'vitest';
import { redirects } from '../../dev/redirects.ts';
import { RedirectTable } from '../../hosting/redirect-table.ts';
import { worded } from '../../words/reader.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { ofFixtureSite, REDIRECTS, SOBRE } from '../testing/edits.ts';
import { createFixture, type Files, page, prose, VALID } from '../testing/fixture.ts';
import { nextChange } from './next-change.ts';
import { onlyLive } from './only-live.ts';

const timeZone = 'America/Sao_Paulo';
const NOW = { now: Date.parse('2026-11-21T12:00:00-03:00'), timeZone };
vi.stubEnv('SITE_NOW', '2026-11-21T12:00:00-03:00');

const PROMO = 'site-config/pages/promo.json';
const CASES = 'site-config/pages/casos.json';
const DRAFT = { draft: true };
const COMING = { publishAt: '2026-12-03' };
const GONE = { expireAt: '2026-11-20' };

const fixture = createFixture();
const load = createSiteConfigLoader(fixture.root);
afterAll(fixture.remove);

const { header, footer } = VALID['site-config/navigation.json'] as never as {
  header: { links: object[] };
  footer: object;
};
const link = { label: 'Promo', to: '/promo' };
/** A case of the fixture site, with what the valid site has. */
const caseOf = (id: string, path: string) => ({
  ...ofFixtureSite('collections/cases.json')[id],
  path,
  picture: { src: '/imagens/forte.svg', alt: '' },
  solutions: ['Uma.', 'Outra.'],
});
const around: Files = {
  'site-config/navigation.json': {
    header: {
      ...header,
      links: [...header.links, { label: 'Promos', links: [link] }, link],
    },
    footer: { ...footer, legal: [link, { label: 'Sobre', to: '/sobre' }] },
  },
  'site-config/redirects.json': { redirects: [{ from: '/oferta', to: '/promo#fim' }] },
  'site-config/collections/cases.json': {
    afip: caseOf('afip', '/promo'),
    cometa: caseOf('cometa', '/sobre'),
  },
  [CASES]: {
    ...page(
      '/casos',
      { type: 'case-cards', title: 'Dois', cases: ['afip', 'cometa'] },
      { type: 'case-cards', title: 'Um', cases: ['afip'] },
    ),
    meta: {
      ...(page('/casos').meta as object),
      breadcrumb: { label: 'Casos', parents: [link, { label: 'Sobre', to: '/sobre' }] },
    },
  },
};

/** The site at a moment, with the page /promo (with these words about it) that all lead to. */
function site(about: object, changes: Files = {}, clock = NOW) {
  fixture.write({
    ...VALID,
    ...around,
    [PROMO]: { ...page('/promo', { ...prose('Fim.'), id: 'fim' }), ...about },
    ...changes,
  });
  const { config, problems } = load();
  if (!config) throw new Error(JSON.stringify(problems));
  return onlyLive(config, clock);
}

const pageOf = (config: ReturnType<typeof site>, path: string) =>
  config.pages.find(({ page }) => page.path === path);

describe.each([
  ['a draft page', DRAFT],
  ['a scheduled page', COMING],
  ['an expired page', GONE],
])('%s', (_, about) => {
  const config = site(about);
  const casos = pageOf(config, '/casos')!;

  it('is not among the pages', () => {
    expect(pageOf(config, '/promo')).toBeUndefined();
    expect(pageOf(config, '/sobre')).toBeDefined();
  });

  it('is in no menu, nor is a group that had no other entry', () => {
    expect(config.navigation.header.links.map(({ label }) => label)).toEqual(['Empresa', 'Início']);
    expect(JSON.stringify(config.navigation)).not.toContain('/promo');
    expect(config.navigation.footer.legal).toEqual([{ label: 'Sobre', to: '/sobre' }]);
  });

  it('is in no breadcrumb', () => {
    expect(casos.page.meta.breadcrumb?.parents).toEqual([{ label: 'Sobre', to: '/sobre' }]);
  });

  it('has no card, and a section without other cards is dropped', () => {
    expect(casos.page.sections.slice(1)).toMatchObject([{ title: 'Dois', cases: ['cometa'] }]);
    expect(JSON.stringify(casos.references)).not.toContain('afip');
    expect(JSON.stringify(casos.references)).toContain('cometa');
  });
});

describe('an announcement', () => {
  const announced = (more: object, about = {}) =>
    site(about, {
      'site-config/site.json': {
        ...(VALID['site-config/site.json'] as object),
        announcement: { text: 'Recesso', ...more },
      },
    }).site.announcement;

  it.each([
    ['without dates', {}, {}],
    ['between its dates', { publishAt: '2026-11-20', expireAt: '2026-11-22' }, {}],
    ['to a page that is there', { link }, {}],
  ])('%s stays', (_, more, about) => {
    expect(announced(more, about)).toMatchObject({ text: 'Recesso' });
  });

  it.each([
    ['to come', COMING, {}],
    ['that is over', GONE, {}],
    ['to a page that is over, in the time of both', { ...GONE, link }, GONE],
  ])('%s is left out', (_, more, about) => {
    expect(announced(more, about)).toBeUndefined();
  });

  it('may lead to a page that comes with it, and not before', () => {
    expect(announced({ ...COMING, link }, COMING)).toBeUndefined();
    expect(() => announced({ link }, COMING)).toThrow('/announcement/link/to');
  });
});

describe('a record that is a draft', () => {
  const [afip, cometa] = [caseOf('afip', '/promo'), caseOf('cometa', '/sobre')];
  const config = site(
    {},
    { 'site-config/collections/cases.json': { afip: { ...afip, ...DRAFT }, cometa } },
  );

  it('has no card, and a section of cards that had no other goes', () => {
    const { page, references } = pageOf(config, '/casos')!;
    expect(page.sections.slice(1)).toMatchObject([{ title: 'Dois', cases: ['cometa'] }]);
    expect(JSON.stringify(references)).not.toContain('afip');
  });

  it('leaves its page, which says so itself', () => {
    expect(pageOf(config, '/promo')).toBeDefined();
  });
});

describe('redirects', () => {
  const listed = (about: object, changes?: Files) => site(about, changes).redirects.redirects;
  const named = {
    [REDIRECTS]: { redirects: [{ from: '/promo', to: '/sobre' }] },
  };

  it('do not lead to a page that is not published yet', () => {
    expect(listed(DRAFT)).toEqual([]);
    expect(listed(COMING)).toEqual([]);
    expect(listed({})).toEqual([{ from: '/oferta', to: '/promo#fim' }]);
  });

  it('are added for an expired page, temporarily, to its parent page or the home page', () => {
    expect(listed(GONE)).toEqual([
      { from: '/oferta', to: '/promo#fim' },
      { from: '/promo', to: '/', temporary: true },
    ]);
    const meta = {
      ...(page('/promo').meta as object),
      breadcrumb: { label: 'Promo', parents: [{ label: 'Sobre', to: '/sobre' }] },
    };
    expect(listed({ ...GONE, meta })).toContainEqual({
      from: '/promo',
      to: '/sobre',
      temporary: true,
    });
  });

  it('with * lead from the address above them, while that is no page', () => {
    const wild = (from: string) => ({ [REDIRECTS]: { redirects: [{ from, to: '/sobre' }] } });
    const [above, below] = ['/promo', '/promo/*'].map((from) => ({ from, to: '/sobre' }));
    expect(listed({}, wild('/promo/*'))).toEqual([below]);
    expect(listed(DRAFT, wild('/promo/*'))).toEqual([below, above]);
    expect(listed({}, wild('/loja/*')).map(({ from }) => from)).toEqual(['/loja/*', '/loja']);
  });

  it('serve an address only while its page is not published', () => {
    expect(listed(GONE, named)).toEqual([{ from: '/promo', to: '/sobre' }]);
    expect(listed(COMING, named)).toEqual([{ from: '/promo', to: '/sobre' }]);
    expect(listed({ publishAt: '2026-11-20' }, named)).toEqual([]);
  });

  it('that are temporary answer with 302, so that browsers do not keep them', () => {
    const answer = { statusCode: 0, setHeader: () => answer, end: () => answer };
    const table = new RedirectTable([{ from: '/promo', to: '/', temporary: true }]);
    redirects(() => table)({ url: '/promo' } as never, answer as never, () => undefined);
    expect(answer.statusCode).toBe(302);
  });
});

describe('a section', () => {
  const SECTIONS = {
    'site-config/pages/inicio.json': page('/', prose('Olá.')),
    [SOBRE]: page(
      '/sobre',
      { ...prose('Desde **2004**.'), id: 'historia', ...COMING },
      prose('Sempre **aqui**.'),
    ),
  };

  it('that is not published takes its texts along, and the menu entry of its anchor', () => {
    const config = site({}, SECTIONS);
    expect(pageOf(config, '/sobre')?.page.sections).toHaveLength(2);
    expect(JSON.stringify(pageOf(config, '/sobre'))).not.toContain('2004');
    expect(config.navigation.header.links.map(({ label }) => label)).toEqual([
      'Início',
      'Promos',
      'Promo',
    ]);
  });

  it('is shown from its publication day on', () => {
    const config = site({}, SECTIONS, { now: Date.parse('2026-12-03T03:00:00Z'), timeZone });
    expect(JSON.stringify(pageOf(config, '/sobre'))).toContain('2004');
    expect(config.navigation.header.links).toHaveLength(4);
  });
});

describe('the next change', () => {
  const next = (about: object, changes: Files = {}) => {
    site(about, changes);
    const change = nextChange(load().config!, NOW);
    return change && worded(change);
  };

  it.each([
    [{}, undefined],
    [{ ...DRAFT, ...COMING }, undefined],
    [COMING, 'Próxima mudança: 3/12/2026 00:00, /promo entra no ar.'],
    [
      { publishAt: '2026-11-20', expireAt: '2026-11-21T18:30:00-03:00' },
      'Próxima mudança: 21/11/2026 18:30, /promo sai do ar.',
    ],
  ])('%j', (about, sentence) => {
    expect(next(about)).toBe(sentence);
  });

  it('names sections, and a page whose sections all change only once', () => {
    const later = {
      [CASES]: page('/casos', { ...prose('a'), ...COMING }, { ...prose('b'), ...COMING }),
    };
    expect(next({}, later)).toBe(
      'Próxima mudança: 3/12/2026 00:00, uma seção de /casos entra no ar.',
    );
    expect(next({ sections: [{ ...prose('a'), id: 'fim', title: 'A', ...COMING }] })).toBe(
      'Próxima mudança: 3/12/2026 00:00, /promo entra no ar.',
    );
  });
});
