import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { setUpEditing } from '../../content/testing/edited-site.ts';
import { homePage, VALID } from '../../content/testing/fixture.ts';
import { SCHEMA_VERSION } from '../../migrations/schema-version.gen.ts';
import { UserError } from '../../words/user-error.ts';
import { runUpgrade } from './run-upgrade.ts';

const SITE = 'site-config/site.json';
const HOME = 'site-config/pages/inicio.json';
const VENDORS = 'site-config/collections/vendors.json';

const open = setUpEditing();
let site: ReturnType<typeof open>;

/** A page of 5, with a line that no formatter would write. */
const OLD_HOME = JSON.stringify(
  homePage({
    type: 'hero-carousel',
    title: 'Destaques',
    intervalSeconds: 5,
    slides: ['um', 'dois'].map((id) => ({
      id,
      title: `Quadro ${id}`,
      description: 'O que se vê nele.',
      picture: { src: '/imagens/forte.svg', alt: '' },
      action: { label: 'Saber', to: '/sobre' },
    })),
  }),
  null,
  2,
).replace('"title": "Quadro um"', '"title" :  "Quadr\\u006f um"');

const oldSite = (schemaVersion: unknown) =>
  JSON.stringify({ ...(VALID[SITE] as object), schemaVersion }, null, 2);

beforeEach(() => {
  site = open({ [SITE]: oldSite(5), [HOME]: OLD_HOME });
});

function upgrade(...args: string[]) {
  const printed: string[] = [];
  runUpgrade({ args, root: site.root, say: (text) => printed.push(text), colors: false });
  return printed.join('\n');
}

/** The error, and that nothing was written. */
function refused(...args: string[]) {
  const before = [SITE, HOME].map(site.read);
  let error: unknown;
  try {
    upgrade(...args);
  } catch (thrown) {
    error = thrown;
  }
  expect([SITE, HOME].map(site.read)).toEqual(before);
  if (!(error instanceof UserError)) throw error;
  return error;
}

test('--dry shows each line before and after, and writes nothing', () => {
  const before = [SITE, HOME].map(site.read);
  const said = upgrade('--dry');
  expect(said).toContain(`Do formato 5 ao ${SCHEMA_VERSION}:`);
  expect(said).toContain('  - Um quadro do carrossel tem uma lista de botões, “actions”.');
  expect(said).not.toContain('fabricante');
  expect(said).toMatch(/inicio\.json\n.*- "action": \{/);
  expect(said).toContain('+ "actions": [');
  expect(said).toContain('Nada foi mudado (--dry).\nO validador não encontraria erros.');
  expect([SITE, HOME].map(site.read)).toEqual(before);
  expect(existsSync(join(site.root, '.cache/unfinished-edit.json'))).toBe(false);
});

test('it brings the site to the number of the engine, and a second time does nothing', () => {
  expect(site.load().problems[0]?.code).toBe('schema-outdated');
  expect(upgrade()).toMatch(
    /Feito: o site está no formato \d+\.\nO validador não encontra erros\.$/,
  );
  expect(site.load().problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(JSON.parse(site.read(SITE) ?? '').schemaVersion).toBe(SCHEMA_VERSION);
  expect(site.read(HOME)).toContain('"title" :  "Quadr\\u006f um",');

  const after = [SITE, HOME].map(site.read);
  expect(upgrade()).toContain(`O site está no formato ${SCHEMA_VERSION}, o atual.`);
  expect([SITE, HOME].map(site.read)).toEqual(after);
});

test('a site without a number is of 1', () => {
  site.write({ [SITE]: oldSite(undefined) });
  expect(upgrade()).toContain('Do formato 1 ');
  expect(site.read(SITE)).toMatch(/^\{\n {2}"schemaVersion": \d+,\n/);
});

test('what a person must decide is named with its file, its line and its place', () => {
  const longo = { name: 'Longo', category: 'Firewall', description: 'a'.repeat(399) };
  const vendors = { longo: { ...longo, points: ['Não cabe'] } };
  site.write({ [SITE]: oldSite(4), [VENDORS]: JSON.stringify(vendors, null, 2) });
  const said = upgrade();
  expect(said).toContain(`O que fica para uma pessoa decidir:\n\n  ${VENDORS}:6  /longo/points\n`);
  expect(said).toContain('O validador ainda encontra 1 erro: npm run validate');
  expect(site.read(VENDORS)).toContain('"Não cabe"');
});

test('--format json tells programs the same', () => {
  const told = JSON.parse(upgrade('--format', 'json', '--dry'));
  expect(told).toMatchObject({ from: 5, to: SCHEMA_VERSION, dry: true, left: [], errors: 0 });
  expect(told.files).toEqual(expect.arrayContaining([HOME, SITE]));
  expect(site.read(HOME)).toBe(OLD_HOME);
});

test('one file that cannot be read keeps all from being changed, and is told with its line', () => {
  site.write({ 'site-config/pages/sobre.json': '{\n  "path": "/sobre",\n}\n' });
  const { message } = refused();
  expect(message).toContain('Nada foi mudado');
  expect(message).toContain('site-config/pages/sobre.json:2:');
});

test('a file that is there in bytes that are no UTF-8 is told too', () => {
  writeFileSync(join(site.root, HOME), Buffer.from([0x22, 0xe9, 0x22]));
  const before = readFileSync(join(site.root, HOME));
  expect(() => upgrade()).toThrow(UserError);
  expect(readFileSync(join(site.root, HOME))).toEqual(before);
});

test('a number that is none, that of a later engine and a slip of an option are refused', () => {
  site.write({ [SITE]: oldSite('5') });
  expect(refused().message).toContain('“schemaVersion”');
  site.write({ [SITE]: oldSite(1000) });
  expect(refused().message).toContain('Atualize o motor');
  expect(refused('--dryrun').message).toContain('--dry');
  expect(refused('--format', 'xml').message).toContain('“xml”');
});

test('without site.json there is nothing that says a number', () => {
  site.write({ [SITE]: undefined });
  expect(() => upgrade()).toThrow(expect.objectContaining({ exitCode: 2 }));
});
