import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { variableFile } from '../../node/font-files.ts';
import { hashOf, keyOf } from '../../node/hash-of.ts';
import { cacheDir } from '../../node/project.ts';

/** OpenType features that CSS enables, and those enabled by default. */
const FEATURES = ['calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
/**
 * Which letters stand closer to which, and which are one: seen in headings. Of a font for text kerning may be half the
 * file, and at its sizes "fi" in one reads as "fl".
 */
const DISPLAY = ['kern', 'liga'];

export interface Weights {
  min: number;
  max: number;
}

/** The parts of a font that a subset keeps. */
export interface Wanted {
  weights: Weights;
  display: boolean;
}

/** The file of a family with these characters and what is wanted alone; made once for each set of them. */
export async function subsetOf(
  family: string,
  characters: string,
  { weights, display }: Wanted,
): Promise<string> {
  const wholeFile = variableFile(family);
  const bytes = readFileSync(wholeFile);
  const keepFeatures = display ? [...FEATURES, ...DISPLAY] : FEATURES;
  const key = keyOf(bytes.toString('base64'), characters, weights, keepFeatures);
  const folder = join(cacheDir, 'fonts', key);
  const file = join(folder, basename(wholeFile).replace('-latin-wght-normal', ''));
  if (isWhole(file)) return file;
  const { default: subsetFont } = await import('subset-font'); // loaded on demand: few builds need it
  const font = await subsetFont(bytes, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: weights },
  });
  // Without a pause: this process may be making the same file twice.
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, font);
  writeFileSync(sumOf(file), hashOf(font));
  renameSync(unfinished, file);
  return file;
}

const sumOf = (file: string) => `${file}.sum`;

/** Whether the stored font is undamaged; browsers would replace a damaged one by the stand-in. */
function isWhole(file: string): boolean {
  if (!existsSync(file) || !existsSync(sumOf(file))) return false;
  return hashOf(readFileSync(file)) === readFileSync(sumOf(file), 'utf8');
}
