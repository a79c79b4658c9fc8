import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Font } from 'fontkit';
import { rangeOf, rangeWithout } from '../../lib/unicode-range.ts';
import { cachedByFile } from '../../node/cached-by-file.ts';
import {
  latinRange,
  nearestWeight,
  staticWeights,
  subsetsOf,
  webFile,
} from '../../node/font-files.ts';
import { hashOf, keyOf } from '../../node/hash-of.ts';
import { siteCacheDir } from '../../node/project.ts';
import type { ThemeFont } from '../../types/config.gen.ts';
import type { FontStyles } from '../../ui/data/font-styles.ts';
import { textWeights, usualHeadingWeight } from '../../ui/theme/font-weights.ts';
import type { SiteConfig } from '../index.ts';
import { fontScripts } from './font-scripts.ts';
import { charactersOf, writtenIn } from './site-characters.ts';

interface Measures {
  family: string;
  weights: Weights;
  /** Metrics of a line, in font units; `unitsPerEm` of them make the font size. */
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
}

/** fontkit cannot draw a variable WOFF2, but knows its measures. */
const measuresIn = cachedByFile('font-measures', async (file) => {
  const { openSync } = await import('fontkit');
  const { variationAxes, ascent, descent, lineGap, unitsPerEm } = openSync(file) as Font;
  const weights = variationAxes.wght ?? { min: 400, max: 400 };
  return { weights, ascent, descent, lineGap, unitsPerEm };
});

/** `cut`: the weight of a file that has one alone, and the weights for which it stands. */
async function measuresOf({ family }: ThemeFont, cut?: Cut): Promise<Measures> {
  const measures = await measuresIn(webFile(family, undefined, cut?.weight));
  return { family, ...measures, ...(cut && { weights: cut.standsFor }) };
}

/** Fallbacks until a font has loaded: fonts of similar width that nearly every system has. */
export const STAND_INS: Record<ThemeFont['standIn'], { local: string[]; stack: string }> = {
  sans: {
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    stack: 'Arial, sans-serif',
  },
  'sans-bold': {
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    stack: 'Arial, sans-serif',
  },
  serif: {
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Noto Serif'],
    stack: "'Times New Roman', serif",
  },
  'serif-bold': {
    local: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Noto Serif Bold',
    ],
    stack: "'Times New Roman', serif",
  },
};

/** The fonts of a site. */
export interface SiteFonts {
  /** The `font-family` of headings, and of everything else. */
  headingFont: string;
  textFont: string;
  /** The files: of each font the characters of the site, and all of them. */
  files: string[];
  /** What documents declare, by the addresses of the files. */
  styles(addressOf: (file: string) => string): FontStyles;
}

/**
 * The fonts of theme.json. Each comes with the characters of the site alone; what else is typed brings all of it. What the
 * site writes beyond Latin is in files of its own, which pages without such characters do not load. The stand-ins are
 * scaled to the width that theme.json gives and to the font's own heights, so that nothing shifts when it arrives.
 */
export async function siteFonts(config: SiteConfig): Promise<SiteFonts> {
  const { heading, text, weight = usualHeadingWeight } = config.theme.fonts;
  const characters = charactersOf(config);
  const written = writtenIn(config);
  const cuts = await Promise.all(
    cutsWanted({ heading, text, weight }).map(async ({ font, cut, ...wanted }) => {
      const measures = await measuresOf(font, cut);
      const { family } = font;
      const ofFamily = {
        ...wanted,
        weights: within(measures.weights, wanted.weights),
        weight: cut?.weight,
      };
      const scripts = fontScripts(subsetsOf(family), written, characters).map(async (script) => ({
        ...script,
        file: await subsetOf(family, script.characters, { ...ofFamily, subset: script.subset }),
      }));
      const file = await subsetOf(family, characters, ofFamily);
      const whole = webFile(family, undefined, cut?.weight);
      return { font, measures, file, whole, scripts: await Promise.all(scripts) };
    }),
  );
  const scripts = cuts.flatMap((cut) => cut.scripts);
  const headingFont = stackOf(heading);
  const textFont = stackOf(text);
  const all = [cuts.map(({ file }) => file), cuts.map(({ whole }) => whole)].flat();
  return {
    headingFont,
    textFont,
    files: [...new Set([...all, ...scripts.map(({ file }) => file)])],
    styles(addressOf) {
      const faces = [
        ...cuts.map(({ measures, file }) => face(measures, addressOf(file))),
        ...[...new Map(cuts.map((cut) => [cut.font, cut])).values()].map(({ font, measures }) =>
          standIn(font, measures),
        ),
        // For characters that only visitors type.
        ...cuts.map(({ font, measures, whole }) =>
          face(measures, addressOf(whole), othersOf(font, characters)),
        ),
        ...cuts.flatMap(({ measures, scripts }) =>
          scripts.map(({ file, characters: own }) =>
            face(measures, addressOf(file), `;unicode-range:${rangeOf(own)}`),
          ),
        ),
        `:root{--heading-font:${headingFont};--text-font:${textFont};--heading-weight:${weight}}`,
      ];
      return {
        faces: faces.join('\n'),
        files: cuts.map(({ file }) => addressOf(file)),
        ...(scripts.length > 0 && {
          scripts: scripts.map(({ file, characters: own }) => ({
            file: addressOf(file),
            characters: own,
          })),
        }),
      };
    },
  };
}

/** A file of one weight. */
interface Cut {
  weight: number;
  standsFor: Weights;
}

type WantedOfFont = Wanted & { font: ThemeFont; cut?: Cut };

/** Of a family with a file for each weight, those for the lightest and the heaviest that are wanted. */
function inFiles({ font, ...wanted }: WantedOfFont): WantedOfFont[] {
  const weights = staticWeights(font.family);
  if (!weights) return [{ font, ...wanted }];
  const { min, max } = wanted.weights;
  const [light, heavy] = [min, max].map((weight) => nearestWeight(weights, weight));
  const all = { min: 1, max: 1000 };
  if (light === heavy || heavy === undefined || light === undefined)
    return [{ font, ...wanted, cut: { weight: light ?? min, standsFor: all } }];
  return [
    { font, ...wanted, cut: { weight: light, standsFor: { ...all, max: 500 } } },
    { font, ...wanted, cut: { weight: heavy, standsFor: { ...all, min: 501 } } },
  ];
}

/** A family of both is one file, as browsers take the last face of a family. */
function cutsWanted({
  heading,
  text,
  weight,
}: Required<Pick<SiteConfig['theme']['fonts'], 'heading' | 'text' | 'weight'>>): WantedOfFont[] {
  const { min, max } = textWeights;
  if (heading.family === text.family) {
    const weights = { min: Math.min(min, weight), max: Math.max(max, weight) };
    return inFiles({ font: text, weights, display: true });
  }
  return [
    { font: heading, weights: { min: weight, max: weight }, display: true },
    { font: text, weights: textWeights, display: false },
  ].flatMap(inFiles);
}

/** Every face declares the weights of the family, or browsers would load the whole file for a weight that only it has. */
const face = ({ family, weights: { min, max } }: Measures, file: string, range = '') =>
  `@font-face{font-family:'${family} Variable';font-display:swap;font-weight:${min} ${max};src:url(${file}) format('woff2')${range}}`;

/** The weights that a family has within a range, or the nearest one. */
function within({ min, max }: Weights, wanted: Weights): Weights {
  const nearest = (weight: number) => Math.min(Math.max(weight, min), max);
  return { min: nearest(wanted.min), max: nearest(wanted.max) };
}

/** The characters of the whole file that the subset lacks. */
const othersOf = ({ family }: ThemeFont, characters: string) =>
  `;unicode-range:${rangeWithout(latinRange(family).replace('U+0000-00FF', 'U+A0-FF'), characters)}`;

const stackOf = ({ family, standIn }: ThemeFont) =>
  `'${family} Variable', '${family} Fallback', ${STAND_INS[standIn].stack}`;

function standIn({ family, standIn, standInSize = 100 }: ThemeFont, measures: Measures): string {
  const { ascent, descent, lineGap, unitsPerEm } = measures;
  const percent = (height: number) =>
    `${Math.round((Math.abs(height) / unitsPerEm / standInSize) * 100_000) / 10}%`;
  const local = STAND_INS[standIn].local.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'${family} Fallback';src:${local};size-adjust:${standInSize}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}}`;
}

/** OpenType features that CSS enables, and those enabled by default. */
const FEATURES = ['calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
/** Those without which other alphabets are wrong: letters that join, and those that Indic scripts reorder. */
const SHAPES = [
  ...[
    'isol',
    'init',
    'medi',
    'med2',
    'fina',
    'fin2',
    'fin3',
    'curs',
    'liga',
    'clig',
    'rclt',
    'stch',
  ],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist', 'ljmo', 'vjmo', 'tjmo'],
];
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
  /** That of the file, of a family with a file for each. */
  weight?: number | undefined;
  display: boolean;
  /** Other than `latin`. */
  subset?: string;
}

/** The file of a family with these characters and what is wanted alone; made once for each set of them. */
export async function subsetOf(
  family: string,
  characters: string,
  { weights, weight, display, subset }: Wanted,
): Promise<string> {
  const wholeFile = webFile(family, subset, weight);
  const bytes = readFileSync(wholeFile);
  const keepFeatures = [
    ...FEATURES,
    ...(display ? DISPLAY : []),
    ...(subset === undefined ? [] : SHAPES),
  ];
  const key = keyOf(bytes.toString('base64'), characters, weights, keepFeatures);
  const folder = join(siteCacheDir, 'fonts', key);
  const file = join(folder, basename(wholeFile).replace(/(-latin)?(-\d+)?(-wght)?-normal/, '$2'));
  if (isWhole(file)) return file;
  const { default: subsetFont } = await import('subset-font'); // loaded on demand: few builds need it
  const font = await subsetFont(bytes, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: weight === undefined ? { wght: weights } : {},
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
