import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { variableFile } from '../../node/font-files.ts';
import { contentRoot } from '../../node/project.ts';
import { charactersOf } from '../compile/characters.ts';
import { factsOf } from '../page-facts.ts';
import { subsetOf } from './font-subset.ts';
import { createSiteConfigLoader } from './site-config-loader.ts';

const { config } = createSiteConfigLoader(contentRoot)();

test('a site is written in ASCII and what its texts have, in both cases', () => {
  const [page] = config!.pages;
  const facts = factsOf('{ "title": "Ação, \\u0135" }', {});
  const characters = charactersOf({ ...config!, pages: [{ ...page!, facts }] });
  expect(characters).toContain(' !"#$%&');
  expect(characters).toMatch(/Ç.*Ĵĵ/u);
  expect(characters).not.toContain('ñ');
});

test('a subset has the weights that are asked for, and is less than half of the whole', async () => {
  const characters = charactersOf(config!);
  const weights = { min: 600, max: 650 };
  const wanted = { weights, display: true };
  const file = await subsetOf('Archivo', characters, wanted);
  const [font, whole] = [file, variableFile('Archivo')].map((path) => openSync(path) as Font);
  const known = whole!.characterSet.filter((code) =>
    characters.includes(String.fromCodePoint(code)),
  );
  expect(font!.characterSet).toEqual(expect.arrayContaining(known));
  expect(font!.variationAxes.wght).toMatchObject(weights);
  expect(statSync(file).size / statSync(variableFile('Archivo')).size).toBeLessThan(0.5);
  expect(await subsetOf('Archivo', characters, wanted)).toBe(file);
  expect(await subsetOf('Archivo', 'abc', wanted)).not.toBe(file);
});

test('without kerning, a font for text is little more than half as large', async () => {
  const weights = { min: 400, max: 650 };
  const [kerned, plain] = await Promise.all(
    [true, false].map((kerned) =>
      subsetOf('Instrument Sans', 'abcAVT', { weights, display: kerned }),
    ),
  );
  const featuresOf = (file: string) => (openSync(file) as Font).availableFeatures;
  expect(featuresOf(kerned!)).toContain('kern');
  expect(featuresOf(plain!)).not.toContain('kern');
  const characters = charactersOf(config!);
  const [all, less] = await Promise.all(
    [true, false].map((kerned) =>
      subsetOf('Instrument Sans', characters, { weights, display: kerned }),
    ),
  );
  expect(statSync(less!).size / statSync(all!).size).toBeLessThan(0.6);
});

test('a subset that is damaged in the cache is made again', async () => {
  const wanted = { weights: { min: 400, max: 401 }, display: false };
  const file = await subsetOf('Archivo', 'damaged', wanted);
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, Buffer.alloc(bytes.length, 7));
  utimesSync(file, atime, mtime);
  expect(await subsetOf('Archivo', 'damaged', wanted)).toBe(file);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});
