import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { missingPackages, webFile } from '../../node/font-files.ts';
import { contentRoot } from '../../node/project.ts';
import { headingWeight } from '../../ui/theme/font-weights.ts';
import { factsOf, recordFactsOf } from '../read/site/config-file.ts';
import { charactersOf } from './site-characters.ts';
import { createSiteConfigLoader } from './site-config-loader.ts';
import { siteFonts, subsetOf } from './web-fonts.ts';

const { config } = createSiteConfigLoader(contentRoot)();

test('the characters of a site are ASCII and those of its texts, in upper and lower case', () => {
  const [page] = config!.pages;
  const facts = factsOf('{ "title": "Ação, \\u0135" }', {});
  const characters = charactersOf({ ...config!, pages: [{ ...page!, facts }] });
  expect(characters).toContain(' !"#$%&');
  expect(characters).toMatch(/Ç.*Ĵĵ/u);
  expect(characters).not.toContain('ñ');
});

test('no record is read for its characters', () => {
  const record = {
    ...{ file: 'site-config/collections/journal/a.json', name: 'journal/a' },
    facts: recordFactsOf('{ "title": "Ŵ" }', {}, ''),
    mentioned: { links: [], names: [] },
    references: [],
    get value(): unknown {
      throw new Error('was read');
    },
  };
  expect(charactersOf({ ...config!, records: { journal: { a: record } } })).toContain('ŵ');
});

test('a subset has the requested weights and less than half the size of the whole font', async () => {
  const characters = charactersOf(config!);
  const weights = { min: 600, max: 650 };
  const wanted = { weights, display: true };
  const file = await subsetOf('Archivo', characters, wanted);
  const [font, whole] = [file, webFile('Archivo')].map((path) => openSync(path) as Font);
  const covered = whole!.characterSet.filter((code) =>
    characters.includes(String.fromCodePoint(code)),
  );
  expect(font!.characterSet).toEqual(expect.arrayContaining(covered));
  expect(font!.variationAxes.wght).toMatchObject(weights);
  expect(statSync(file).size / statSync(webFile('Archivo')).size).toBeLessThan(0.5);
  expect(await subsetOf('Archivo', characters, wanted)).toBe(file);
  expect(await subsetOf('Archivo', 'abc', wanted)).not.toBe(file);
});

test('a text font without kerning is little more than half as large', async () => {
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

test('a damaged subset in the cache is rebuilt', async () => {
  const wanted = { weights: { min: 400, max: 401 }, display: false };
  const file = await subsetOf('Archivo', 'damaged', wanted);
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, Buffer.alloc(bytes.length, 7));
  utimesSync(file, atime, mtime);
  expect(await subsetOf('Archivo', 'damaged', wanted)).toBe(file);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('two requests that ask for the same new subset at once both get it', async () => {
  const wanted = { weights: { min: 400, max: 402 }, display: false };
  const file = await subsetOf('Archivo', 'at once', wanted);
  rmSync(file);
  const both = [subsetOf('Archivo', 'at once', wanted), subsetOf('Archivo', 'at once', wanted)];
  expect(await Promise.all(both)).toEqual([file, file]);
});

const heading = { family: 'Archivo', standIn: 'serif-bold', standInSize: 94 } as const;
const text = { family: 'Instrument Sans', standIn: 'sans', standInSize: 100 } as const;

test('the fonts of the theme become font faces, each with a fallback of its metrics', async () => {
  const theme = { ...config!.theme, fonts: { heading, text } };
  const fonts = await siteFonts({ ...config!, theme });
  const names = fonts.files.map((file) => basename(file));
  expect(names).toEqual([
    'archivo.woff2',
    'instrument-sans.woff2',
    'archivo-latin-wght-normal.woff2',
    'instrument-sans-latin-wght-normal.woff2',
  ]);
  const { faces, files } = fonts.styles((file) => `/${basename(file)}`);
  expect(files).toEqual(['/archivo.woff2', '/instrument-sans.woff2']);
  expect(faces).toContain(
    "--heading-font:'Archivo Variable', 'Archivo Fallback', 'Times New Roman', serif",
  );
  expect(faces).toContain('font-weight:400 700;src:url(/instrument-sans.woff2)');
  // The same of both files, though one has fewer.
  expect(faces).toContain('font-weight:100 900;src:url(/archivo.woff2)');
  expect(faces).toContain('font-weight:100 900;src:url(/archivo-latin-wght-normal.woff2)');
  expect(faces).toContain('unicode-range:U+A1-');
  expect(faces).toContain(
    "local('Noto Serif Bold');size-adjust:94%;ascent-override:93.4%;descent-override:22.3%",
  );
  expect(faces).toContain('size-adjust:100%;ascent-override:97%;descent-override:25%');
});

test('headings have the weight of the theme, though text has the same family', async () => {
  const styles = async (fonts: Partial<(typeof config & object)['theme']['fonts']>) => {
    const theme = { ...config!.theme, fonts: { heading: text, text, ...fonts } };
    return (await siteFonts({ ...config!, theme })).styles((file) => file).faces;
  };
  expect(headingWeight).toBe('var(--heading-weight)');
  expect(await styles({ weight: 700 })).toContain(';--heading-weight:700}');
  expect(await styles({})).toContain(';--heading-weight:640}');
});

test('what is written beyond Latin comes from files of its own, for the pages that have it', async () => {
  const theme = { ...config!.theme, fonts: { heading, text } };
  const site = { ...config!.site, brand: { ...config!.site.brand, name: 'Łódź' } };
  const { files, styles } = await siteFonts({ ...config!, site, theme });
  expect(files.map((file) => basename(file)).slice(4)).toEqual([
    'archivo-latin-ext.woff2',
    'instrument-sans-latin-ext.woff2',
  ]);
  const { faces, files: always, scripts } = styles((file) => `/${basename(file)}`);
  expect(faces).toMatch(
    /archivo-latin-ext\.woff2\) format\('woff2'\);unicode-range:[^}]*U\+141-142/,
  );
  expect(always).toEqual(['/archivo.woff2', '/instrument-sans.woff2']);
  expect(scripts?.[0]?.characters).toContain('Łł');
});

test('a family of headings and text is one file', async () => {
  const fonts = { heading: { ...heading, family: text.family }, text };
  const { files } = await siteFonts({ ...config!, theme: { ...config!.theme, fonts } });
  expect(files.map((file) => basename(file))).toEqual([
    'instrument-sans.woff2',
    'instrument-sans-latin-wght-normal.woff2',
  ]);
});

test('a missing font family is reported with the packages it needs', () => {
  expect(missingPackages('Archivo')).toEqual([]);
  expect(missingPackages('Comic Neue')).toEqual([
    '@fontsource-variable/comic-neue',
    '@fontsource/comic-neue',
  ]);
});

test('of a family with a file for each weight, the nearest ones come, each for its share of the weights', async () => {
  const tajawal = { family: 'Tajawal', standIn: 'sans', standInSize: 90 } as const;
  expect(missingPackages('Tajawal')).toEqual([]);
  const site = { ...config!.site, brand: { ...config!.site.brand, name: 'خزف' } };
  const theme = { ...config!.theme, fonts: { heading: tajawal, text: tajawal } };
  const { files, styles } = await siteFonts({ ...config!, site, theme });
  expect(files.map((file) => basename(file))).toEqual([
    'tajawal-400.woff2',
    'tajawal-700.woff2',
    'tajawal-latin-400-normal.woff2',
    'tajawal-latin-700-normal.woff2',
    'tajawal-arabic-400.woff2',
    'tajawal-arabic-700.woff2',
  ]);
  const { faces, scripts } = styles((file) => `/${basename(file)}`);
  expect(faces).toContain('font-weight:1 500;src:url(/tajawal-400.woff2)');
  expect(faces).toContain('font-weight:501 1000;src:url(/tajawal-700.woff2)');
  expect(faces).toContain('font-weight:501 1000;src:url(/tajawal-arabic-700.woff2)');
  expect(faces.split("font-family:'Tajawal Fallback'")).toHaveLength(2);
  expect(scripts).toHaveLength(2);
  const [font, whole] = [files[0]!, webFile('Tajawal')].map((file) => openSync(file) as Font);
  expect(font!.characterSet).toContain('a'.charCodeAt(0));
  expect(font!.characterSet.length).toBeLessThan(whole!.characterSet.length);
});

test('a heading of a family with a file for each weight is one file', async () => {
  const tajawal = { family: 'Tajawal', standIn: 'sans-bold', standInSize: 90 } as const;
  const theme = { ...config!.theme, fonts: { heading: tajawal, text } };
  const { styles } = await siteFonts({ ...config!, theme });
  const { faces, files } = styles((file) => `/${basename(file)}`);
  expect(files).toEqual(['/tajawal-700.woff2', '/instrument-sans.woff2']);
  expect(faces).toContain('font-weight:1 1000;src:url(/tajawal-700.woff2)');
});
