// biome-ignore-all lint/suspicious/noExplicitAny: answers as they come over the wire
import { expect, test } from 'vitest';
import { askerOf, diskWorkspace, edits, SOBRE, setUpStudio } from '../../server/testing/studio.ts';

const open = setUpStudio();
const PARTNERS = 'site-config/collections/partners.json';

/** A site in Portuguese, as somebody who reads English is told of it. */
function inEnglish() {
  const site = open();
  return { ...site, ask: askerOf(diskWorkspace(site.studio.inLanguage('en'))) };
}

test('labels are in the language of the reader, and what is copied into the site in its own', async () => {
  const { ask } = inEnglish();
  const [start, own] = [await ask('start', {}), await open().ask('start', {})];
  const titleOf = ({ blocks }: any) =>
    blocks.sections.find(({ type }: any) => type === 'steps').title;
  expect([titleOf(start), titleOf(own)]).toEqual(['Steps', 'Etapas']);
  const [schema, before] = [start, own].map(({ schemas }) => schemas['sections/steps.schema.json']);
  expect(schema.properties.items.title).toBe('Steps');
  expect(schema.examples).toEqual(before.examples);
  const { section } = await ask('example', { ...edits({}), type: 'steps' });
  expect(JSON.stringify(section)).toContain('Como funciona');
});

test('files, fields and changes are named in the language of the reader', async () => {
  const { ask, value } = inEnglish();
  const { files, sources } = await ask('site');
  expect(files.find(({ file }: any) => file === PARTNERS).title).toBe('Partners');
  expect(sources.menus[0].title).toBe('In the top menu, under “Empresa”');
  expect(sources.newTexts.short[0]).toBe('Texto novo');
  const changed = edits({ [SOBRE]: { ...value(SOBRE), draft: true } });
  const { files: reviewed } = await ask('review', changed);
  expect(reviewed[0].changes).toEqual(['Added: Draft: yes']);
});
