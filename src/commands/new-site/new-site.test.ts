import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { colorPairs } from '../../blocks/checks/contrast/color-pairs.ts';
import { formatJson } from '../../content/edit/format-json.ts';
import { movePage } from '../../content/edit/move-page.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { contrastRatio, ENOUGH_CONTRAST } from '../../lib/contrast-ratio.ts';
import { projectRoot } from '../../node/project.ts';
import { primary } from '../../words/choose-language.mjs';
import { t, worded } from '../../words/reader.ts';
import { nobody } from '../page/asker.ts';
import { languages } from '../read-options.ts';
import { countryOf } from './country.ts';
import dialects from './dialects.json' with { type: 'json' };
import { newSite } from './new-site.ts';
import { paletteOf } from './palette.ts';
import { dailyAt } from './site-files.ts';

let from: string;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'new-site-'));
});
afterEach(() => rmSync(from, { recursive: true }));

async function made(...args: string[]) {
  const said: string[] = [];
  const say = (text: Parameters<typeof worded>[0]) => void said.push(worded(text));
  await newSite({ args, from, ask: nobody, say, spoken: 'pt-BR' });
  const root = join(from, args[0] ?? '');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, files, said, textOf, json: (file: string) => JSON.parse(textOf(file)) };
}

test.each([
  ['en-gb', 'en-GB', '"Home"'],
  ['pt', 'pt-BR', '"Contato"'],
  ['pt-PT', 'pt-PT', '"Contato"'],
  ['es', 'es', '"Contacto"'],
])('a site in %s says so, and begins as its language does', async (typed, language, words) => {
  const { root, json, textOf } = await made('a', '--yes', '--language', typed);
  expect(json('site-config/site.json').language).toBe(language);
  expect(textOf('site-config/navigation.json')).toContain(words);
  const { problems } = createSiteConfigLoader(root)();
  expect([...new Set(problems.map(({ code }) => code))]).toEqual(['sample-text']);
});

const TERMINALS = [
  ['C', 'es-MX', 'El sitio está en a. Ahora:'],
  ['', 'pt-BR', 'O site está em a. Agora:'],
  ['C', 'fr', 'The site is in a. Now:'],
  ['en_US.UTF-8', 'es', 'The site is in a. Now:'],
];
test.each(process.env.TEST_LONG ? TERMINALS : TERMINALS.slice(0, 1))(
  'to a terminal in “%s”, what is said of a site in %s begins so: %s',
  (LANG, language, words) => {
    const { stdout } = spawnSync(
      process.execPath,
      [join(projectRoot, 'bin/site-in-json.mjs'), 'new', 'a', '--yes', '--language', language],
      {
        cwd: from,
        encoding: 'utf8',
        env: { ...process.env, TOOLS_LANGUAGE: '', LC_ALL: '', LC_MESSAGES: '', LANG },
      },
    );
    expect(stdout.split('\n')[0]).toBe(words);
  },
);

test('whoever makes a site in the folder where they are is not told to go into it', async () => {
  const { said } = await made('.', '--yes', '--language', 'en');
  expect(said[0]).toMatch(/^O site está nesta pasta\. Agora:/);
  expect(said[0]).not.toContain('cd ');
});

test.each([
  ['en-GB', 'Europe/London', '020 7946 0142', 'London N1 0XX', 'gb', '10 0 * * *'],
  ['en-AU', 'Australia/Sydney', '(02) 5550 0142', 'Sydney NSW 2000', 'au', '10 14 * * *'],
  ['en-IE', 'Europe/Dublin', '085 012 3456', 'City and postal code', 'ie', '10 0 * * *'],
  ['en-US', 'America/New_York', '(212) 555-0142', 'New York, NY 10001', 'us', '10 5 * * *'],
  ['pt-PT', 'Europe/Lisbon', '912 345 678', 'Código postal e cidade', 'pt', '10 0 * * *'],
  ['es-ES', 'Europe/Madrid', '612 34 56 78', '28013 Madrid', 'es', '10 23 * * *'],
  ['es-PE', 'America/Lima', '912 345 678', 'Código postal y ciudad', 'pe', '10 5 * * *'],
  ['pt-BR', 'America/Sao_Paulo', '(11) 3000-0000', 'São Paulo, SP', 'br', '10 3 * * *'],
])('a site in %s has the time zone, telephone and address of its country', async (...row) => {
  const [language, timeZone, phone, city, country, cron] = row;
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const { json, textOf, root } = await made('a', '--yes', '--language', language);
  vi.unstubAllEnvs();
  const site = json('site-config/site.json');
  expect(site.timeZone).toBe(timeZone);
  expect(site.contacts.phone.label).toBe(`‹${phone}›`);
  expect(site.contacts.address).toEqual([expect.stringMatching(/^‹/), `‹${city}›`]);
  const contact = { en: 'contact', es: 'contacto', pt: 'contato' }[primary(language)];
  expect(textOf(`site-config/pages/${contact}.json`)).toContain(`[‹${phone}›](tel:)`);
  const { fields } = json('site-config/forms/contact.json');
  const { countries } = fields.find(({ type }: { type: string }) => type === 'phone');
  expect(countries).toEqual([country]);
  expect(textOf('.github/workflows/site.yml')).toContain(cron);
  const { problems } = createSiteConfigLoader(root)();
  expect([...new Set(problems.map(({ code }) => code))]).toEqual(['sample-text']);
});

test.each([
  ['Europe/Berlin', 'en-GB', 'Europe/London'],
  ['America/Chicago', 'en-US', 'America/Chicago'],
  ['Europe/Berlin', 'en', 'Europe/Berlin'],
])('on a machine in %s a site in %s is in %s', async (machine, language, timeZone) => {
  vi.stubEnv('TZ', machine);
  const { json } = await made('a', '--yes', '--language', language);
  vi.unstubAllEnvs();
  expect(json('site-config/site.json').timeZone).toBe(timeZone);
});

test.each([
  ['Europe/Madrid', 'es', ['es', 'pt', 'fr']],
  ['America/Bogota', 'es', ['co', 'es', 'pt', 'fr']],
  ['Europe/London', 'en', ['gb', 'us', 'ca']],
  ['Europe/Berlin', 'en', ['us', 'ca', 'gb']],
  ['Europe/Berlin', 'fr', ['fr']],
])('on a machine in %s a site in %s is called from %j', async (machine, language, expected) => {
  vi.stubEnv('TZ', machine);
  const { json } = await made('a', '--yes', '--language', language);
  vi.unstubAllEnvs();
  const { fields } = json('site-config/forms/contact.json');
  const phone = fields.find(({ type }: { type: string }) => type === 'phone');
  expect(phone.countries).toEqual(expected);
});

test.each([
  ['minha-loja', '--yes'],
  ['shop', '--yes', '--language', 'en'],
  ['tienda', '--yes', '--language', 'es'],
  ['b', '--yes', '--name', 'Silva & Filhos "A"', '--trade', 'Pães, bolos e "doces"'],
  ['c', '--yes', '--language', 'en', '--color', '#ff0', '--leads', 'https://forms.example/x'],
  ['d', '--yes', '--language', 'en-GB', '--accounts'],
  ['e', '--yes', '--language', 'es', '--accounts'],
  ['f', '--yes', '--language', 'pt-BR', '--accounts', '--name', 'Silva & Filhos "A"'],
])(
  'a new site has no problem but contacts to fill in, and no more than ten files beside content: %s %s %s',
  async (...args) => {
    const { root, files, textOf } = await made(...args);
    const { problems, config } = createSiteConfigLoader(root)();
    // What nobody but the owner can know is marked, so that it does not go live unseen.
    expect(problems.map(({ code, file, pointer }) => `${code} ${file}${pointer}`)).toEqual([
      expect.stringMatching(
        /^sample-text site-config\/pages\/conta(?:ct|cto|to)\.json\/sections\/\d/,
      ),
      'sample-text site-config/site.json/contacts/phone/label',
    ]);
    expect(config?.pages.map(({ path }) => path)).toContain('/404');
    // Uploads go beside the pictures that it has.
    expect(existsSync(join(root, `public${config?.site.pictureFolder}/pattern.svg`))).toBe(true);
    // What is made of the site is left out of git, wherever it is put.
    const ignored = textOf('.gitignore').split('\n');
    for (const made of ['.vscode/schemas/', 'schema/plain/', 'dist/', '.cache/'])
      expect(ignored).toContain(made);
    expect(files.filter((file) => !/^(site-config|public)\//.test(file)).sort()).toEqual([
      '.github/workflows/site.yml',
      '.gitignore',
      '.vscode/settings.json',
      'AGENTS.md',
      'README.md',
      'package.json',
    ]);
    for (const file of files) {
      expect(textOf(file), file).not.toMatch(/\{\{(?!\s)|undefined/);
      if (file.endsWith('.json') && file.startsWith('site-config'))
        expect(formatJson(textOf(file)), file).toBe(textOf(file));
    }
  },
);

test.each(process.env.TEST_LONG ? ['fr', 'de-AT', 'ja', 'fa-IR-u-nu-latn'] : ['fr'])(
  'a site in %s begins with samples, none of them of another trade',
  async (language) => {
    const { root, json, textOf } = await made(
      ...['a', '--yes', '--language', language, '--name', 'Taller Marea', '--trade', 'Zahnarzt'],
    );
    expect(json('site-config/site.json').language).toBe(language);
    const { problems, site } = createSiteConfigLoader(root)();
    const codes = new Set(problems.map(({ code }) => code));
    // Its fonts are installed afterwards.
    codes.delete('font-missing');
    expect([...codes].sort()).toEqual(['sample-text', 'text-untranslated']);
    const untranslated = problems.filter(({ code }) => code === 'text-untranslated');
    expect(untranslated.map(({ file }) => file)).toEqual(['site-config/messages.json']);
    const home = json('site-config/pages/home.json');
    expect(home.meta.title).toBe('Taller Marea | Zahnarzt');
    expect(home.sections[0].title).toMatch(/^‹[^‹›]+›$/);
    expect(json('site-config/site.json').brand.name).toBe('Taller Marea');
    const written = site.entries.map(({ file }) => textOf(file)).join();
    for (const [sample] of written.matchAll(/‹[^›]*›/g))
      expect(sample).not.toMatch(/Carpentry|Carpintería|Marcenaria/);
  },
);

test
  .runIf(process.env.TEST_LONG)
  .each(
    ['en', 'es', 'es-AR', 'es-MX', 'pt-BR', 'fr'].flatMap((language) => [
      [language, 40, 27] as const,
      [language, 7, 60] as const,
    ]),
  )(
  'a site in %s is valid with the longest name and trade: %s and %s characters',
  async (language, name, trade) => {
    const { root, json } = await made(
      ...['a', '--yes', '--accounts', '--language', language],
      ...['--name', 'N'.repeat(name), '--trade', 'T'.repeat(trade)],
    );
    expect(json('site-config/pages/home.json').meta.title).toHaveLength(70);
    const { problems } = createSiteConfigLoader(root)();
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const codes = new Set(problems.map(({ code }) => code));
    expect([...codes].filter((code) => !/^(sample-text|text-untranslated)$/.test(code))).toEqual(
      [],
    );
  },
);

test.each(['en', 'es', 'pt-BR'])(
  'in %s the file of a page is called as its address ends, and follows it',
  async (language) => {
    const { root, files, json } = await made('a', '--yes', '--language', language);
    const pages = files.filter((file) => file.startsWith('site-config/pages/'));
    const named = pages.map((file) => [file, json(file).path]);
    const ofOthers = named.filter(([, path]) => path !== '/' && path !== '/404');
    expect(ofOthers).toHaveLength(3);
    expect(ofOthers.map(([file]) => file)).toEqual(
      ofOthers.map(([, path]) => `site-config/pages${path}.json`),
    );
    const load = createSiteConfigLoader(root);
    const [[file, path] = []] = ofOthers;
    const { changes } = movePage(load, path, '/a-propos', { redirect: false });
    expect(changes.find((change) => change.file === file)?.renamedTo).toBe(
      'site-config/pages/a-propos.json',
    );
  },
);

test.each([
  ['ar', 'Vazirmatn', 'Africa/Cairo', 'eg'],
  ['fa', 'Vazirmatn', 'Asia/Tehran', 'ir'],
  ['ru', 'Inter', 'Europe/Moscow', 'ru'],
  ['hi', 'Noto Sans Devanagari', 'Asia/Calcutta', 'in'],
  ['fr', 'Figtree', 'Europe/Paris', 'fr'],
])('a site in %s has a font with its letters, %s, and its country: %s', async (...row) => {
  const [language, family, timeZone, country] = row;
  vi.stubEnv('TZ', 'UTC');
  const { json } = await made('a', '--yes', '--language', language);
  vi.unstubAllEnvs();
  const { heading, text } = json('site-config/theme.json').fonts;
  expect([heading.family, text.family]).toEqual([family, family]);
  const id = family.toLowerCase().replaceAll(' ', '-');
  const installed = Object.keys(json('package.json').dependencies);
  expect(installed.filter((name) => name.startsWith('@fontsource')).sort()).toEqual([
    `@fontsource-variable/${id}`,
    `@fontsource/${id}`,
  ]);
  const site = json('site-config/site.json');
  expect(site.timeZone).toBe(timeZone);
  expect(JSON.stringify(site)).not.toMatch(/New York|212/);
  const { fields } = json('site-config/forms/contact.json');
  const phone = fields.find(({ type }: { type: string }) => type === 'phone');
  expect(phone.countries).toEqual([country]);
});

test('a site in Arabic tells visitors all in Arabic from the beginning', async () => {
  const { json, root } = await made('a', '--yes', '--language', 'ar-JO-u-nu-latn');
  expect(json('site-config/messages.json').navigation.openMenu).toBe('افتح القائمة');
  const { problems } = createSiteConfigLoader(root)();
  expect([...new Set(problems.map(({ code }) => code))]).not.toContain('text-untranslated');
});

test.each([
  ['America/Sao_Paulo', '10 3 * * *'],
  ['America/New_York', '10 5 * * *'],
  ['Europe/Berlin', '10 23 * * *'],
  ['Europe/London', '10 0 * * *'],
  ['Asia/Kolkata', '40 18 * * *'],
  ['Pacific/Auckland', '10 12 * * *'],
])('the daily build comes after midnight in %s all year: %s in UTC', (timeZone, cron) => {
  expect(dailyAt(timeZone)).toBe(cron);
});

test.each([
  ['#F6D96B', '#171A1F'],
  ['#1F6F5C', '#FFFFFF'],
])('on %s the sign of the logo and of the favicon is %s', async (color, sign) => {
  const { textOf } = await made('a', '--yes', '--color', color);
  for (const file of ['favicon.svg', 'pictures/logo-on-light.svg', 'pictures/logo-on-dark.svg']) {
    expect(textOf(`public/${file}`)).toContain(`fill="${color}"`);
    expect(textOf(`public/${file}`)).toMatch(RegExp(`<path [^>]*fill="${sign}"`));
  }
});

test('options are written where they belong', async () => {
  const { json, said } = await made(
    ...['a', '--yes', '--name', 'Acme', '--trade', 'Padaria', '--language', 'pt-BR'],
    ...['--leads', 'https://forms.example/x', '--engine', '1.2.3', '--color', 'c33'],
  );
  expect(json('site-config/site.json').brand.name).toBe('Acme');
  expect(json('site-config/pages/home.json').meta.title).toBe('Acme | Padaria');
  expect(json('site-config/integrations.json').endpoint.url).toBe(
    '${FORM_ENDPOINT:-https://forms.example/x}',
  );
  expect(json('site-config/theme.json').colors.brand).toBe('#CC3333');
  expect(json('package.json')).toMatchObject({
    name: 'acme',
    dependencies: { 'site-in-json': '1.2.3' },
  });
  expect(said.join()).toContain('cd a');
});

test('a site with accounts keeps what its form receives, and names the packages of its database', async () => {
  const { json, textOf } = await made('a', '--yes', '--language', 'pt-BR', '--accounts');
  expect(json('site-config/integrations.json')).toMatchObject({
    submissions: { strategies: ['log-and-track'], panel: '/painel' },
    auth: { pages: { signIn: '/entrar' } },
  });
  expect(json('site-config/integrations.json').endpoint).toBeUndefined();
  expect(json('site-config/forms/contact.json').submit.strategy).toBe('log-and-track');
  const [panel] = json('site-config/pages/account/panel.json').sections;
  const [figures] = json('site-config/pages/account/figures.json').sections;
  expect(figures.forms).toEqual(panel.forms);
  expect(panel).toMatchObject({
    forms: [{ name: 'contact' }, { name: 'by-hand' }],
    phoneCountry: '55',
  });
  expect(json('package.json').devDependencies['@supabase/lite']).toMatch(/\d/);
  expect(textOf('.github/workflows/site.yml')).toContain('SUPABASE_URL: ${{ vars.SUPABASE_URL }}');
  expect(textOf('README.md')).toContain('supabase --apply');
  expect(textOf('README.md')).not.toContain('FORM_ENDPOINT');
});

test.each([
  [['a', '--yes', '--accounts', '--leads', 'later'], 'commands/new:leads-and-accounts', {}],
  [['a', '--yes', '--color', 'red'], 'commands/new:color-unknown', { text: '“red”' }],
  [
    ['a', '--yes', '--leads', 'http://forms.example/x'],
    'commands/new:leads-unknown',
    { text: '“http://forms.example/x”' },
  ],
  [
    ['a', '--yes', '--leads', 'me@a.example'],
    'commands/new:leads-unknown',
    { text: '“me@a.example”' },
  ],
  [['a', '--yes', '--language', 'zz'], 'commands/new:language-unknown', { text: '“zz”' }],
  [['a', '--yes', '--trade', ' '], 'commands/options:value-missing', { option: '--trade' }],
  [
    ['a', '--yes', '--name', 'n'.repeat(41)],
    'commands/new:too-long',
    { option: '--name', max: 40, size: 41, text: `“${'n'.repeat(41)}”` },
  ],
  [
    ['a', '--yes', '--name', 'N', '--trade', 't'.repeat(61)],
    'commands/new:too-long',
    { option: '--trade', max: 60, size: 61, text: `“${'t'.repeat(60)}…”` },
  ],
  [
    ['a', '--yes', '--name', 'n'.repeat(40), '--trade', 't'.repeat(28)],
    'commands/new:too-long-together',
    { name: `“${'n'.repeat(40)}”`, trade: `“${'t'.repeat(28)}”`, size: 68, max: 67 },
  ],
  [['--yes'], 'commands/new:usage', { languages, name: 40, both: 67 }],
  [
    ['a'],
    'commands/new:missing',
    {
      options: {
        list: ['--language', '--name', '--trade', '--color', '--leads'],
        last: 'and',
      },
    },
  ],
  [
    ['a', '--language', 'en', '--name', 'A', '--trade', 'B', '--color', '#123456'],
    'commands/new:missing',
    { options: { list: ['--leads'], last: 'and' } },
  ],
] as const)('%s is refused, and nothing is written', async (args, key, values) => {
  await expect(made(...args)).rejects.toThrow(t(key, values));
  expect(readdirSync(from)).toEqual([]);
});

test.each([
  ['it', 'italiano'],
  ['fr', 'francês'],
  ['pt-PT', undefined],
  ['es-CL', undefined],
  ['en-GB', undefined],
])('a site in %s is told whether the tools speak its language', async (language, name) => {
  const { said } = await made('a', '--yes', '--language', language);
  expect(said).toHaveLength(name ? 2 : 1);
  if (name) expect(said[1]).toContain(name);
});

test('a folder with files is left alone', async () => {
  mkdirSync(join(from, 'a'));
  writeFileSync(join(from, 'a/x'), '');
  await expect(made('a', '--yes')).rejects.toThrow(t('commands/new:not-empty', { folder: 'a' }));
  expect(existsSync(join(from, 'a/package.json'))).toBe(false);
});

test.each(['#FFFF00', '#000000', '#FFFFFF', '#1F6F5C', '#7A7A7A', '#00E5FF'])(
  '%s becomes colours that can be read',
  (color) => {
    const colors = paletteOf(color) as unknown as Record<string, string>;
    for (const [letters, surfaces] of colorPairs(colors).filter(([name]) => colors[name]))
      for (const surface of surfaces)
        expect(contrastRatio(colors[letters], colors[surface])).toBeGreaterThanOrEqual(
          ENOUGH_CONTRAST,
        );
    expect(contrastRatio(colors.brandOnDark, colors.ink)).toBeGreaterThan(ENOUGH_CONTRAST);
  },
);

test('a light colour stays as it is', () => {
  expect(paletteOf('#FFC107').brand).toBe('#FFC107');
  expect(paletteOf('#7A7A7A').brand).not.toBe('#7A7A7A');
});

test.each([
  ['es-CL', 'Completa el campo', 'Ver el video'],
  ['es-419', 'Completa el campo', 'Ver el video'],
  ['es-ES', 'Completa el campo', 'Ver el vídeo'],
  ['es', 'Completa el campo', 'Ver el vídeo'],
  ['es-AR', 'Completá el campo', 'Ver el video'],
  ['es-UY', 'Completá el campo', 'Ver el video'],
  ['es-PY', 'Completá el campo', 'Ver el video'],
])('a site in %s has the words of its country', async (language, required, play) => {
  const { json } = await made('a', '--yes', '--language', language);
  const messages = json('site-config/messages.json');
  expect(messages.forms.required).toContain(required);
  expect(messages.video.play).toBe(play);
});

/** Of a person who is called "tú": words that no other person has in these texts. */
const OF_TU =
  /(?<![\p{L}@])(tú|ti|contigo|eres|\p{L}*(?:uentan?os|uéntalo|scríbe\p{L}*|nténtalo|envíalo|ctívalo|[Pp]ídelo|úscalo)|puedes|tienes|quieres|necesitas|sabes|escribes|decides|Escribe|Completa|Revisa|Elige|Pide|Entra|Habla|Confirma|Crea|Mira|Conoce|Empieza|Usa|Marca|[Rr]ecarga|Repite|Envía|Define|Construye|[Hh]az[lt]\p{L}*)(?!\p{L})/u;

test.each(['es-AR', 'es-UY'])(
  'a site in %s calls nobody “tú”, its panel neither',
  async (language) => {
    const { files, textOf } = await made('a', '--yes', '--language', language, '--accounts');
    const texts = files.filter((file) => /\.(json|md)$/.test(file));
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.flatMap((file) => OF_TU.exec(textOf(file))?.[0] ?? [])).toEqual([]);
  },
);

test.each([
  [
    'es-ES',
    'Hemos recibido tu mensaje',
    'faltan cifras en el teléfono: escríbelo completo, con el prefijo',
  ],
  [
    'es-MX',
    'Recibimos tu mensaje',
    'faltan números en el teléfono: escríbelo completo, con el código de área',
  ],
  [
    'es-AR',
    'Recibimos tu mensaje',
    'faltan números en el teléfono: escribilo completo, con el código de área',
  ],
])('a site in %s says what happened as its country does', async (language, received, area) => {
  const { json } = await made('a', '--yes', '--language', language);
  const { forms, notices } = json('site-config/messages.json');
  expect(notices['message-received'].title).toBe(received);
  expect(forms.phoneWithoutArea).toBe(`Parece que ${area}`);
});

test('no word of a dialect is one that no template has', async () => {
  const sites = [];
  for (const [name, ...options] of [
    ['a', '--language', 'es-ES'],
    ['b', '--language', 'es-ES', '--accounts'],
    ['c', '--language', 'es-CL'],
  ] as const)
    sites.push(await made(name, '--yes', ...options));
  const texts = sites.flatMap(({ files, textOf }) => files.map(textOf)).join('\n');
  const words = dialects.es.flatMap((dialect) => Object.keys(dialect.words));
  expect(words.filter((word) => !texts.includes(word))).toEqual([]);
});

test.each([
  ['es-AR', '24h'],
  ['es-CL', '24h'],
  ['es-PY', '24h'],
  ['es-UY', '24h'],
  ['es-MX', undefined],
  ['es-ES', undefined],
  ['en-US', undefined],
  ['pt-BR', undefined],
])('a site in %s writes hours as its country does: %s', async (language, clock) => {
  const { json } = await made('a', '--yes', '--language', language);
  expect(json('site-config/site.json').clock).toBe(clock);
});

test.each([
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['AU', 'Australia/Sydney'],
  ['BR', 'America/Sao_Paulo'],
  ['CA', 'America/Toronto'],
  ['CD', 'Africa/Kinshasa'],
  ['CL', 'America/Santiago'],
  ['CN', 'Asia/Shanghai'],
  ['CY', 'Asia/Nicosia'],
  ['DE', 'Europe/Berlin'],
  ['EC', 'America/Guayaquil'],
  ['ES', 'Europe/Madrid'],
  ['FM', 'Pacific/Chuuk'],
  ['GL', 'America/Nuuk'],
  ['ID', 'Asia/Jakarta'],
  ['KI', 'Pacific/Tarawa'],
  ['KZ', 'Asia/Almaty'],
  ['MH', 'Pacific/Majuro'],
  ['MN', 'Asia/Ulaanbaatar'],
  ['MX', 'America/Mexico_City'],
  ['MY', 'Asia/Kuala_Lumpur'],
  ['NZ', 'Pacific/Auckland'],
  ['PF', 'Pacific/Tahiti'],
  ['PG', 'Pacific/Port_Moresby'],
  ['PS', 'Asia/Hebron'],
  ['PT', 'Europe/Lisbon'],
  ['RU', 'Europe/Moscow'],
  ['US', 'America/New_York'],
  ['UZ', 'Asia/Tashkent'],
])(
  'in a country with several time zones, %s, a site begins in that of most people',
  (region, zone) => {
    vi.stubEnv('TZ', 'UTC');
    const { timeZone } = countryOf({
      language: 'en',
      siteLanguage: `en-${region}`,
      isForeign: false,
    });
    vi.unstubAllEnvs();
    expect(timeZone).toBe(zone);
  },
);

test.each([
  ['es-CL', 'Colegio en Valdivia', ': colegio en Valdivia. '],
  ['en', 'IT support', ': IT support. '],
])('in %s a trade is written as in a sentence: %s', async (language, trade, expected) => {
  const { json } = await made('a', '--yes', '--language', language, '--trade', trade);
  expect(json('site-config/pages/home.json').meta.description).toContain(expected);
});
