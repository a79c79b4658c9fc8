import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { createFixture, type Files, PROJECT } from '../../content/testing/fixture.ts';
import { hashOf } from '../../node/hash-of.ts';
import { runImport } from './run-import.ts';
import { serveOldSite } from './testing/old-site-server.ts';

const FIXTURES = join(PROJECT, 'src/commands/import/testing/fixtures');
const OLD_SITE = join(FIXTURES, 'old-site');

const toRemove: (() => void)[] = [];
afterEach(() => {
  for (const remove of toRemove.splice(0)) remove();
});

function setUp(files: Files = {}) {
  const { root, write, remove } = createFixture(files);
  toRemove.push(remove);
  return {
    root,
    write,
    page: (path: string) =>
      JSON.parse(readFileSync(join(root, `site-config/pages/${path}.json`), 'utf8')),
    read: (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')),
    errors: () =>
      createSiteConfigLoader(root)()
        .problems.filter(({ severity }) => severity === 'error')
        .map(({ file, code, pointer }) => `${file} ${code} ${pointer}`),
    async run(...args: string[]) {
      let said = '';
      await runImport({
        args,
        root,
        say: (text) => {
          said += text;
        },
        colors: false,
      });
      return said;
    },
    async json(...args: string[]) {
      return JSON.parse(await this.run(...args, '--format', 'json'));
    },
  };
}

/** A folder of old pages. */
function oldPages(pages: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'old-site-'));
  toRemove.push(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
  return folder;
}

/** All files of a site, with their content. */
const snapshotOf = (root: string) =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.cache'))
      .map(({ parentPath, name }) => [
        join(parentPath, name),
        hashOf(readFileSync(join(parentPath, name))),
      ]),
  );

const kindsOf = (report: { left: { kind: string }[] }) => [
  ...new Set(report.left.map(({ kind }) => kind)),
];

test('a folder of old pages becomes pages of a valid site; nothing that was there is changed', async () => {
  const site = setUp();
  const before = snapshotOf(site.root);
  const planned = await site.json(OLD_SITE, '--dry-run');
  expect(snapshotOf(site.root)).toEqual(before);
  const report = await site.json(OLD_SITE);
  expect({ ...report, dryRun: true }).toEqual(planned);
  expect(site.errors()).toEqual([]);
  expect(report.pages).toHaveLength(12);
  expect(report.pages[0]).toMatchObject({
    path: '/empresa',
    from: 'https://old-site.invalid/Empresa.htm',
  });
  const after = snapshotOf(site.root);
  const changed = [...before]
    .filter(([file, sum]) => after.get(file) !== sum)
    .map(([file]) => file);
  expect(changed.map((file) => file.slice(site.root.length + 1)).sort()).toEqual([
    'site-config/navigation.json',
    'site-config/redirects.json',
  ]);
  expect(site.page('produtos/vinhos').sections).toMatchObject([
    { title: 'Nossos vinhos', text: expect.stringContaining('mesma encosta') },
    {
      id: 'tintos',
      title: 'Tintos',
      picture: { src: '/imagens/garrafa.png', alt: 'Garrafa de tinto sobre um barril' },
    },
    {
      title: 'Brancos',
      blocks: [{ items: expect.arrayContaining(['1\\. Gele por duas horas']) }, {}],
    },
  ]);
  expect(
    site.page('vinhos-da-colonia').sections[0].blocks ?? site.page('vinhos-da-colonia').sections,
  ).toBeTruthy();
  expect(JSON.stringify(site.page('vinhos-da-colonia'))).toContain('“e o pão também”');
  expect(JSON.stringify(site.page('vinhos-da-colonia'))).toContain('](/produtos/vinhos#tintos)');
  expect(site.read('site-config/redirects.json').redirects.slice(1)).toEqual([
    { from: '/Empresa.htm', to: '/empresa' },
    { from: '/Nossa%20Hist%C3%B3ria.html', to: '/nossa-historia' },
  ]);
  expect(site.read('site-config/navigation.json').header.links).toContainEqual({
    label: 'Vinhos',
    to: '/produtos/vinhos',
  });
  expect(kindsOf(report)).toEqual([
    ...[
      'home-moved',
      'page-empty',
      'form',
      'embed',
      'gallery',
      'table-wide',
      'background',
      'hidden',
    ],
    ...['script', 'repeated', 'picture-unnamed', 'link-dead', 'link-refused', 'link-secure'],
    ...['description-made', 'language'],
  ]);
  // Drawings come without their scripts, photos without what the camera wrote.
  const drawing = readFileSync(join(site.root, 'public/imagens/barril.svg'), 'utf8');
  expect(drawing).not.toContain('script');
  expect(report.files).toContain('/imagens/dsc0042.webp');
  expect(report.files).toContain('/files/tabela.pdf');
  // A second run adds nothing.
  expect(await site.run(OLD_SITE)).toContain('Nada a acrescentar');
  expect(snapshotOf(site.root)).toEqual(after);
});

test('what is no picture, or no PDF, does not come', async () => {
  const site = setUp();
  const folder = oldPages({
    'a.html': '<h1>A</h1><p>Um</p><img src="a.png"><p>Dois</p><a href="a.pdf">x</a>',
    'a.png': '<html>no picture</html>',
    'a.pdf': 'no PDF',
  });
  const report = await site.json(folder);
  expect(kindsOf(report)).toEqual([
    ...['picture-refused', 'document-refused', 'link-dead', 'description-made'],
  ]);
  expect(report.files).toEqual([]);
  expect(site.errors()).toEqual([]);
});

test('a description that is too short, and a menu that is full, are told as such', async () => {
  const site = setUp();
  const names = Array.from({ length: 9 }, (_, index) => `pagina-${index + 1}`);
  const menu = `<nav>${names.map((name) => `<a href="${name}.html">${name}</a>`).join('')}</nav>`;
  const report = await site.json(
    oldPages(
      Object.fromEntries(
        names.map((name) => [
          `${name}.html`,
          `<meta name="description" content="Curta.">${menu}<h1>${name}</h1><p>Um texto sobre ${name}.</p>`,
        ]),
      ),
    ),
  );
  expect(kindsOf(report)).not.toContain('description-made');
  expect(report.left).toContainEqual(
    expect.objectContaining({ kind: 'description-short', why: '6 caracteres; o mínimo é 50' }),
  );
  expect(report.left).toContainEqual(
    expect.objectContaining({
      kind: 'menu-full',
      what: 'pagina-9',
      why: expect.stringContaining('até 10 itens; ponha vários deles em um que se abre'),
    }),
  );
});

test('a WordPress export becomes pages, drafts and pages to come', async () => {
  const site = setUp();
  const report = await site.json(
    join(FIXTURES, 'wordpress.xml'),
    '--media',
    join(FIXTURES, 'uploads'),
  );
  expect(site.errors()).toEqual([]);
  expect(site.page('2019/03/como-nao-perder-a-corrente')).toMatchObject({
    meta: { keywords: ['Dicas', 'corrente'] },
    sections: [
      { eyebrow: '12 de março de 2019', title: 'Como não perder a corrente' },
      { picture: { src: '/imagens/roda.png', alt: 'Roda vista de lado' } },
      { picture: { alt: 'Corrente sobre a bancada' } },
    ],
  });
  expect(site.page('rascunho-de-bombas').draft).toBe(true);
  expect(site.page('contas').draft).toBe(true);
  expect(site.page('inverno-na-oficina').publishAt).toBe('2099-07-01T09:00:00-03:00');
  expect(site.page('precos')).toMatchObject({ meta: { title: 'Preços & prazos | Forte' } });
  expect(report.redirects).toContainEqual({
    from: '/?p=10',
    to: '/2019/03/como-nao-perder-a-corrente',
  });
  expect(report.menu).toMatchObject([
    { label: 'Preços & prazos', to: '/precos' },
    { label: 'Dicas', links: [{ label: 'Corrente' }, { label: 'Bolsa de selim' }] },
  ]);
  expect(kindsOf(report)).toEqual([
    ...['home-moved', 'protected', 'trash', 'post-type', 'comments', 'embed', 'shortcode'],
    ...['picture-missing', 'picture-unplaced', 'link-dead', 'description-made'],
  ]);
});

test('a live site, and one without a home page of its own', async () => {
  const server = await serveOldSite({
    '/': '<html lang=pt><title>Cantina</title><h1>Cantina</h1><p>Um texto.</p><a href="/Historia.php">s</a><a href="/velho">v</a>',
    '/Historia.php': '<title>História</title><h1>História</h1><p>Outro texto.</p><p>E mais.</p>',
    '/velho': { status: 301, headers: { location: '/Historia.php' } },
  });
  toRemove.push(server.close);
  const site = setUp({
    'site-config/pages/inicio.json': undefined,
    'site-config/pages/sobre.json': undefined,
  });
  const report = await site.json(server.address);
  expect(site.page('home').path).toBe('/');
  expect(report.redirects).toEqual([
    { from: '/Historia.php', to: '/historia' },
    { from: '/velho', to: '/historia' },
  ]);
});

test('addresses that are taken, reserved or alike', async () => {
  const site = setUp();
  const text = (title: string) =>
    `<title>${title}</title><h1>${title}</h1><p>Texto de ${title}.</p>`;
  const report = await site.json(
    oldPages({
      'sobre.html': text('Sobre'),
      'assets.html': text('Assets'),
      '404.html': text('Nada'),
      'B.html': text('B'),
      'b.htm': text('b2'),
      'índice geral.html': text('Índice'),
    }),
  );
  expect(report.pages.map(({ path }: { path: string }) => path).sort()).toEqual([
    ...['/404-2', '/assets-2', '/b', '/b-2', '/indice-geral'],
  ]);
  expect(report.left.find(({ kind }: { kind: string }) => kind === 'page-there').what).toBe(
    '/sobre',
  );
  expect(site.errors()).toEqual([]);
});

test('words and links that were made to hurt do no harm', async () => {
  const site = setUp();
  const hostile = [
    `${'*_[](`<&\\'.repeat(500)}`,
    '${SITE_URL} &#0; &#xD800; \u200b',
    '# a',
    '- b',
    '1. c',
    `${'<b>a</b><i>b</i>'.repeat(3000)}`,
    'x'.repeat(5000),
    'palavra '.repeat(5000),
    ...[
      '../../../etc/passwd',
      'javascript:alert(1)',
      'java\nscript:x',
      'data:text/html,x',
      'file:///etc/passwd',
    ].map((href) => `<a href="${href}">a</a>`),
    ...[
      'https://u:p@x.example/',
      'http://[::1',
      'https://x.example/a(b)*c_[d]',
      'tel:+5',
      'mailto:x',
      '//',
    ].map((href) => `<a href="${href}">a</a>`),
    '<img src="../../../../etc/passwd"><img src="data:image/png;base64,AAAA">',
    `<table><tr><th colspan=99999999>a</table>`,
  ];
  const report = await site.json(
    oldPages({
      'hostil.html': `<title>${'t'.repeat(300)}</title><h1>${'título '.repeat(50)}</h1><h2>${'h'.repeat(300)}</h2>${hostile
        .map((text) => `<p>${text}</p>`)
        .join('')}`,
      'empty.html': '',
      'binary.html': Uint8Array.from({ length: 5000 }, (_, n) => n % 256),
      'deep.html': '<div>'.repeat(3000),
    }),
  );
  expect(site.errors()).toEqual([]);
  expect(report.pages).toHaveLength(3);
  const written = JSON.stringify(site.page('hostil'));
  expect(written).not.toMatch(/javascript:|data:|file:|passwd|\$\{/);
  expect(written).toContain('https://x.example/a%28b%29%2Ac_%5Bd%5D');
});

test.each([
  [[], 'Diga de onde importar'],
  [['/not/there'], 'Não há nada em'],
  [[OLD_SITE, '--format', 'xml'], 'Não há o formato'],
  [[OLD_SITE, '--max-pages', '0'], 'não é um número de páginas'],
  [[OLD_SITE, '--address', 'example.com'], 'não é um endereço'],
  [[join(OLD_SITE, 'index.html')], 'não é uma exportação do WordPress'],
])('%j is refused', async (args, message) => {
  await expect(setUp().run(...args)).rejects.toThrow(message);
});

test('a folder without pages writes nothing, and of one with too many, some are read', async () => {
  const site = setUp();
  await expect(site.run(oldPages({ 'a.txt': 'x' }))).rejects.toThrow('Nenhuma página');
  const pages = { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' };
  const report = await site.json(oldPages(pages), '--max-pages', '2');
  expect(report.pages).toHaveLength(2);
  expect(kindsOf(report)).toContain('limit');
});

test('links to the address that the old site had are links within the site', async () => {
  const site = setUp();
  await site.run(
    oldPages({
      'a.html': '<h1>A</h1><p>Veja <a href="http://www.serra-alta.example/b.html#x">b</a>.</p>',
      'b.html': '<h1>B</h1><p>Um.</p><h2 id=x>X</h2><p>Dois.</p>',
    }),
    ...['--address', 'https://serra-alta.example'],
  );
  expect(site.page('a').sections[0].text).toBe('Veja [b](/b#x).');
  expect(site.page('b').sections[1]).toMatchObject({ id: 'x', title: 'X' });
});
