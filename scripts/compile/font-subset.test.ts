import { statSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { variableFile } from '../lib/font-files.ts';
import { contentRoot } from '../lib/project.ts';
import { createSiteConfigLoader } from '../site-config/index.ts';
import { charactersOf, subsetOf } from './font-subset.ts';

const { config } = createSiteConfigLoader(contentRoot)();

test('a site is written in ASCII and what its texts have, in both cases', () => {
  const [page] = config!.pages;
  const title = { ...page!.page.meta, title: 'ĵ' };
  const characters = charactersOf({
    ...config!,
    pages: [{ ...page!, page: { ...page!.page, meta: title } }],
  });
  expect(characters).toContain(' !"#$%&');
  expect(characters).toMatch(/Ç.*Ĵĵ/u);
  expect(characters).not.toContain('ñ');
});

test('a subset keeps its axis, and is little more than half of the whole', async () => {
  const characters = charactersOf(config!);
  const file = await subsetOf('Archivo', characters);
  const [font, whole] = [file, variableFile('Archivo')].map((path) => openSync(path) as Font);
  const known = whole!.characterSet.filter((code) =>
    characters.includes(String.fromCodePoint(code)),
  );
  expect(font!.characterSet).toEqual(expect.arrayContaining(known));
  expect(font!.variationAxes).toEqual(whole!.variationAxes);
  expect(statSync(file).size / statSync(variableFile('Archivo')).size).toBeLessThan(0.7);
  expect(await subsetOf('Archivo', characters)).toBe(file);
  expect(await subsetOf('Archivo', 'abc')).not.toBe(file);
});
