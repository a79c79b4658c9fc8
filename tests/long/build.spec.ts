import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'playwright/test';
import { contentRoot, distDir, projectRoot } from '../../src/node/project.ts';

const page = {
  path: '/novidades',
  meta: {
    title: 'Novidades | Fortim',
    description: 'Uma página de teste, escrita só com o guia e o esquema à mão.',
    keywords: ['novidades'],
  },
  sections: [{ type: 'hero', title: 'Novidades', text: 'Um texto **curto**.' }],
};

const gone = {
  ...page,
  path: '/mangaba',
  expireAt: '2001-12-03',
  meta: { ...page.meta, title: 'Mangaba | Fortim' },
};

let copy: string;
const build = (args: string[] = [], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', ...args], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      CONTENT_ROOT: copy,
      DIST_DIR: join(copy, 'dist'),
      ...env,
    } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
const DEMO = ['--mode', 'demo'];
const read = (name: string) => readFileSync(join(copy, 'dist', name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(copy, 'site-config', name), text);

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'site-build-'));
  // With what builds keep, so that it need not be made again.
  for (const folder of ['site-config', 'public', 'blocks', '.cache/build'])
    cpSync(join(contentRoot, folder), join(copy, folder), { recursive: true });
});
test.afterAll(() => rmSync(copy, { recursive: true }));

test('a new JSON file becomes a page, and the client scripts stay the same', () => {
  write('pages/novidades.json', JSON.stringify(page));
  expect(build(DEMO).stderr).toBe('');
  expect(read('novidades.html')).toContain('<strong>curto</strong>');
  expect(read('sitemap.xml')).toContain('/novidades</loc>');
  const scripts = readdirSync(join(copy, 'dist/assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // The other folder may keep those of earlier builds too.
  for (const name of scripts)
    expect(readFileSync(join(distDir, 'assets', name), 'utf8'), name).toBe(read(`assets/${name}`));
});

test('the build contains nothing of drafts and scheduled sections', () => {
  const draft = readFileSync(join(contentRoot, 'site-config/pages/oficina.json'), 'utf8');
  expect(draft).toMatch(/"draft": true,[\s\S]*jabuticaba/);
  expect(wordsIn(distDir, /jabuticaba|carambola|\/oficina\b/i)).toEqual([]);
  // Nor the property, nor the badges of the dev server, in which it is seen; the studio at an address has them.
  const ofDrafts = wordsIn(distDir, /publishAt|Esta \$\{|unpublished|Rascunho/);
  expect(ofDrafts.filter((file) => !isOfStudio(file))).toEqual([]);
});

const isOfStudio = (file: string) => /^(assets\/studio-|estudio)/.test(file);

/** The files with such a word, in their name or their text. */
function wordsIn(dist: string, words: RegExp): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => words.test(file) || words.test(readFileSync(file, 'latin1')))
    .map((file) => relative(dist, file));
}

test('a failed build explains the error and keeps the last build', () => {
  const before = read('novidades.html');
  write('pages/quebrada.json', '{ "path": "/quebrada", }');
  const { status, stderr } = build(DEMO);
  expect(status).toBe(1);
  expect(stderr).toContain('site-config/pages/quebrada.json:1:22');
  expect(read('novidades.html')).toBe(before);
  expect(existsSync(join(copy, 'dist', 'quebrada.html'))).toBe(false);
  expect(readdirSync(copy).sort()).toEqual(['.cache', 'blocks', 'dist', 'public', 'site-config']);
  rmSync(join(copy, 'site-config/pages/quebrada.json'));
});

test('a folder without a site causes another error than a site with mistakes', () => {
  const { status, stderr } = build([...DEMO, '--site', 'docs'], { TOOLS_LANGUAGE: 'pt-BR' });
  expect(status).toBe(2);
  expect(stderr).toBe(
    `Não há uma pasta site-config em ${join(projectRoot, 'docs')}. A pasta de um site contém site-config/ e public/; diga qual é com --site.\n`,
  );
});

test('a production build names every variable that is not set', () => {
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain(
    'Faltam variáveis de ambiente: CRM_ENDPOINT, CRM_WEBFORM_ID, RECAPTCHA_SITE_KEY, SITE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_URL.',
  );
});

test('a production build contains nothing of the demo, its services and the gallery', () => {
  // For the next test, which looks at the same build.
  write('pages/mangaba.json', JSON.stringify(gone));
  const { status, stderr, stdout } = build([], {
    SITE_URL: 'https://www.fortim.example',
    CRM_ENDPOINT: 'https://crm.fortim.example/modules/Webforms/capture.php',
    CRM_WEBFORM_ID: 'w3bf0rm',
    RECAPTCHA_SITE_KEY: 'k3y',
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Próxima mudança: 20/12/2999 00:00, uma seção de /acesso-remoto-seguro');
  const files = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(html|js|json|xml|txt|css|webmanifest)$/.test(name));
  for (const name of [...texts, '_redirects']) {
    // Nor a secret: a key of the server's, a token.
    expect(read(name), name).not.toMatch(/sb_secret_\w{8}|eyJ[\w-]{10,}\.[\w-]{10,}/);
    // The studio at an address is the one behind the dev server, and knows which addresses no page may have.
    if (isOfStudio(name)) continue;
    expect(read(name), name).not.toMatch(/__local|GTM-DEMO|demo-captacao-site|localhost:4173/);
    expect(read(name), name).not.toMatch(/__gallery|Galeria do editor|__studio/);
  }
  expect(read('fale-conosco.html')).toContain('https://crm.fortim.example/modules/');
});

test('the address of an expired page redirects, and no file contains its text', () => {
  expect(read('_redirects')).toContain('\n/mangaba / 302\n');
  const known = wordsIn(join(copy, 'dist'), /mangaba/i);
  // The app has the address alone, as that of every redirect.
  expect(known.filter((name) => !/^(_redirects|assets\/.*\.js)$/.test(name))).toEqual([]);
  expect(wordsIn(join(copy, 'dist'), /Mangaba/)).toEqual([]);
});
