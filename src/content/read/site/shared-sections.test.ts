import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createCompiler } from '../../node/compiler.ts';
import { createSiteConfigLoader } from '../../node/site-config-loader.ts';
import { createFixture, type Files, page, prose } from '../../testing/fixture.ts';

const NOVA = 'site-config/pages/nova.json';
const OUTRA = 'site-config/pages/outra.json';
const FOLDER = 'site-config/collections/shared-sections';

const convite = {
  type: 'call-to-action',
  id: 'convite',
  title: 'Vamos?',
  text: 'Fale **conosco**, ou veja [quem somos](/sobre#historia).',
  actions: [{ label: 'Vamos', to: '/sobre' }],
};
const strip = { type: 'partner-strip', title: 'Parceiros', partners: ['vedra', 'torreao'] };
const shown = (section: string) => ({ type: 'shared-section', section });

const fixture = createFixture();
afterAll(fixture.remove);

async function dataOf(files: Files, path: string) {
  fixture.write(files);
  const { config, problems } = createSiteConfigLoader(fixture.root)();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const entry = config!.pages.find((candidate) => candidate.path === path)!;
  const compiler = createCompiler(config!, `${fixture.root}/public`, process.env);
  const data = JSON.stringify(await compiler.page(entry));
  fixture.restore(files);
  return { data, entry };
}

const shared = { [`${FOLDER}/convite.json`]: convite, [`${FOLDER}/parceiros.json`]: strip };

it('compiles a page as if its shared sections were written there, to the byte', async () => {
  const written = page('/nova', prose('Um.'), convite, prose('Dois.'), strip);
  const standing = page(
    '/nova',
    prose('Um.'),
    shown('convite'),
    prose('Dois.'),
    shown('parceiros'),
  );
  const { data } = await dataOf({ [NOVA]: standing, ...shared }, '/nova');
  expect(data).toBe((await dataOf({ [NOVA]: written }, '/nova')).data);
  // The same of records that stand in the one file of their collection.
  const inOne = { [`${FOLDER}.json`]: { convite, parceiros: strip } };
  expect((await dataOf({ [NOVA]: standing, ...inOne }, '/nova')).data).toBe(data);
});

it('knows the anchors, types and characters of what a page shows', async () => {
  const files = {
    [NOVA]: page('/nova', shown('convite')),
    [OUTRA]: page('/outra', prose('Ao [convite](/nova#convite).')),
    [`${FOLDER}/convite.json`]: { ...convite, title: 'Vamos à Ærø?' },
  };
  const { facts } = (await dataOf(files, '/nova')).entry;
  expect(facts.types).toEqual(['hero', 'call-to-action']);
  expect(facts.characters).toContain('Æ');
});

it('is another page once the shared section is, and no other page is', async () => {
  const files = { [NOVA]: page('/nova', shown('convite')), [OUTRA]: page('/outra', prose('Só.')) };
  const sumsWith = async (section: object) => {
    const all = { ...files, [`${FOLDER}/convite.json`]: section };
    const [nova, outra] = [await dataOf(all, '/nova'), await dataOf(all, '/outra')];
    return [nova.entry.facts.sum, outra.entry.facts.sum];
  };
  const [nova, outra] = await sumsWith(convite);
  const [changed, same] = await sumsWith({ ...convite, title: 'Vamos lá?' });
  expect(same).toBe(outra);
  expect(changed).not.toBe(nova);
});

it('follows the dates of what is shared', async () => {
  const files = {
    [NOVA]: page('/nova', shown('convite')),
    [`${FOLDER}/convite.json`]: { ...convite, expireAt: '2999-01-01' },
  };
  expect((await dataOf(files, '/nova')).entry.facts.isTimed).toBe(true);
});

const NAVIGATION = 'site-config/navigation.json';
const closedBy = (section: string) => {
  const navigation = JSON.parse(readFileSync(join(fixture.root, NAVIGATION), 'utf8'));
  return { ...navigation, footer: { ...navigation.footer, section } };
};

it('closes each page with the section above the footer, as if it were written there', async () => {
  const closed = { ...shared, [NAVIGATION]: closedBy('convite') };
  const written = page('/nova', prose('Um.'), strip, convite);
  const { data, entry } = await dataOf(
    { [NOVA]: page('/nova', prose('Um.'), shown('parceiros')), ...closed },
    '/nova',
  );
  expect(data).toBe((await dataOf({ [NOVA]: written }, '/nova')).data);
  expect(entry.facts.types).toContain('call-to-action');
});

it('does not repeat it, and is not on pages of the workspace or in other languages', async () => {
  const closed = { ...shared, [NAVIGATION]: closedBy('convite') };
  const typesOf = async (files: Files, path: string) => {
    const { data } = await dataOf({ ...files, ...closed }, path);
    return JSON.parse(data).page.sections.map(({ type }: { type: string }) => type);
  };
  expect(await typesOf({ [NOVA]: page('/nova', shown('convite'), prose('Um.')) }, '/nova')).toEqual(
    ['hero', 'call-to-action', 'prose'],
  );
});
