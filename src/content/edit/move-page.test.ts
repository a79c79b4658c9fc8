import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { writeChanges } from '../node/write-changes.ts';
import { linksTo } from '../read/site/link-uses.ts';
import { knowing, PUBLISHED, setUpEditing } from '../testing/edited-site.ts';
import { copyFixtureSite, FIXTURE_SITE, homePage, page, prose, VALID } from '../testing/fixture.ts';
import { movePage } from './move-page.ts';

const SOBRE = 'site-config/pages/sobre.json';
const NOVA = 'site-config/pages/nova.json';
const REDIRECTS = 'site-config/redirects.json';
const open = setUpEditing();
const redirects = (...pairs: [string, string][]) => ({
  [REDIRECTS]: { redirects: pairs.map(([from, to]) => ({ from, to })) },
});
const toEmpresa = (site: ReturnType<typeof open>) =>
  site.edit((load) => movePage(load, '/sobre', '/empresa'));

describe('movePage', () => {
  it('leaves no redirect behind where none is wanted, and frees the new address of one', () => {
    const site = open(redirects(['/empresa', '/sobre'], ['/quem-somos', '/sobre']));
    const { changes } = movePage(site.load, '/sobre', '/empresa', { redirect: false });
    const { after } = changes.find(({ file }) => file === REDIRECTS) ?? {};
    expect(JSON.parse(after ?? '').redirects).toEqual([{ from: '/quem-somos', to: '/empresa' }]);
    const none = open();
    const moved = movePage(none.load, '/sobre', '/nossa-empresa', { redirect: false });
    expect(
      moved.changes.flatMap(({ after: text }) => text?.match(/"from": "\/sobre"/) ?? []),
    ).toEqual([]);
  });

  it.each(PUBLISHED)('redirects the address of a page %s: %j', (_, published, isRedirected) => {
    const { changes } = movePage(knowing(open().load, published), '/sobre', '/empresa');
    const texts = changes.flatMap(({ after = '' }) => after);
    expect(texts.some((text) => text.includes('"from": "/sobre"'))).toBe(isRedirected);
  });

  it('changes nothing in the site but the references to the page', () => {
    const root = copyFixtureSite();
    try {
      const load = createSiteConfigLoader(root);
      const places = linksTo(load().site, '/fale-conosco');
      const { changes } = movePage(load, '/fale-conosco', '/contato-novo');
      writeChanges(root, changes);
      expect(places.length).toBeGreaterThanOrEqual(14);

      const { problems, site } = createSiteConfigLoader(root)();
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(linksTo(site, '/contato-novo')).toHaveLength(places.length + 1); // the redirect
      expect(site.pages.get('/contato-novo')?.file).toBe('site-config/pages/contato-novo.json');
      for (const { file, renamedTo = file } of changes) {
        if (file === REDIRECTS) continue;
        const before = readFileSync(join(FIXTURE_SITE, file), 'utf8');
        const after = readFileSync(join(root, renamedTo), 'utf8');
        const own = /(?<=[("])\/fale-conosco(?=[)"#?])/g;
        expect(after).toBe(before.replace(own, '/contato-novo'));
      }
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  it('finds links in every notation, and keeps anchors, queries and line breaks', () => {
    const text = JSON.stringify(
      page(
        '/nova',
        prose(
          'Um **texto** com [/sobre](/sobre?x=1#historia) e [/sobre](</sobre>).',
          'Uma aspa " antes de [um link](/sobre#historia), e /sobre por extenso.',
        ),
        {
          type: 'call-to-action',
          title: 'Vamos?',
          actions: [{ label: '/sobre', to: '/sobre#historia' }],
        },
      ),
      null,
      2,
    )
      .replaceAll('\n', '\r\n')
      .replace('"to": "/sobre', '"to": "\\/sobre');
    const site = open({ [NOVA]: text });
    expect(toEmpresa(site).problems).toEqual([]);
    expect(site.read(NOVA)).toBe(
      text
        .replace('](/sobre?', '](/empresa?')
        .replace('(</sobre>)', '(</empresa>)')
        .replace('um link](/sobre', 'um link](/empresa')
        .replace('\\/sobre#', '/empresa#'),
    );
  });

  it('redirects the old address, and points older redirects straight to the new one', () => {
    const site = open({
      [REDIRECTS]: '{\n  "redirects": [{ "from": "/a", "to": "/sobre#historia" }]\n}\n',
    });
    expect(toEmpresa(site).problems).toEqual([]);
    expect(site.read(REDIRECTS)).toBe(
      [
        '{',
        '  "redirects": [',
        '    { "from": "/a", "to": "/empresa#historia" },',
        '    { "from": "/sobre", "to": "/empresa" }',
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
    expect(site.read(SOBRE)).toBeUndefined();
  });

  it('moves a page there and back without a redirect loop', () => {
    const site = open(redirects(['/empresa', '/sobre'], ['/b', '/sobre']));
    expect(toEmpresa(site).problems).toEqual([]);
    expect(JSON.parse(site.read(REDIRECTS)!)).toEqual(
      redirects(['/sobre', '/empresa'], ['/b', '/empresa'])[REDIRECTS],
    );
  });

  it('adds the first redirect to an empty list', () => {
    const site = open({ [REDIRECTS]: '{\n  "redirects": []\n}\n' });
    expect(toEmpresa(site).problems).toEqual([]);
    expect(JSON.parse(site.read(REDIRECTS)!)).toEqual(redirects(['/sobre', '/empresa'])[REDIRECTS]);
  });

  it('creates the list of redirects, and removes the new address from the known missing pages', () => {
    const site = open({
      [REDIRECTS]: undefined,
      'site-config/known-missing.json': { paths: ['/empresa', '/outra'] },
      [NOVA]: page('/nova', prose('[a](/empresa) e [b](/outra)')),
      'site-config/pages/inicio.json': homePage(),
    });
    expect(toEmpresa(site).problems.map(({ code }) => code)).toEqual(['known-missing']);
    expect(site.read(REDIRECTS)).toBe(
      '{\n  "redirects": [{ "from": "/sobre", "to": "/empresa" }]\n}\n',
    );
    expect(JSON.parse(site.read('site-config/known-missing.json')!)).toEqual({ paths: ['/outra'] });
  });

  it('keeps a file name that does not match the end of the address', () => {
    const site = open({ [SOBRE]: undefined, 'site-config/pages/quem.json': VALID[SOBRE] });
    expect(toEmpresa(site).problems).toEqual([]);
    expect(site.read('site-config/pages/quem.json')).toContain('"path": "/empresa"');
  });

  it.each([
    ['/nada', '/x', /^Não há página em “\/nada”/],
    ['/sobr', '/x', /Você quis dizer “\/sobre”\?$/],
    ['/', '/x', /^A página inicial fica sempre em “\/”/],
    ['/sobre', '/', /já é da página site-config\/pages\/inicio\.json/],
    [
      '/sobre',
      '/Sobre Nós',
      /^“path” não pode ser “\/Sobre Nós”\. Você quis dizer “\/sobre-nos”\?/,
    ],
    ['/sobre', '/guias/guia.pdf', /^“path” não pode ser/],
    ['/sobre', '/_page/a', /não pode ser/],
    ['/sobre', '/assets/a', /é do próprio site/],
  ])('refuses %s -> %s', (from, to, message) => {
    const site = open();
    expect(() => movePage(site.load, from, to)).toThrow(message);
  });

  it('refuses while a file has an error, because its links cannot be read', () => {
    const site = open({ [NOVA]: '{' });
    expect(() => movePage(site.load, '/sobre', '/empresa')).toThrow(/^O site tem 1 erro: corrija/);
  });

  it('refuses a link that it cannot rewrite, and reports its position', () => {
    const site = open({ [NOVA]: page('/nova', prose('[a](/s&#111;bre)')) });
    expect(() => movePage(site.load, '/sobre', '/empresa')).toThrow(
      /^O link de site-config\/pages\/nova\.json:\d+ está escrito de um jeito incomum/,
    );
  });

  it('refuses to overwrite the file of another page', () => {
    const site = open({ 'site-config/pages/empresa.json': page('/outra') });
    expect(() => movePage(site.load, '/sobre', '/empresa')).toThrow(/^Já existe o arquivo/);
  });
});
