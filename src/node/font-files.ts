import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentRoot } from './project.ts';

const ofSite = createRequire(join(contentRoot, 'package.json'));
const ofEngine = createRequire(import.meta.url);

/** The fonts of a site are its own packages; this project has those of its sites. */
function resolve(file: string): string {
  try {
    return ofSite.resolve(file);
  } catch {
    return ofEngine.resolve(file);
  }
}

/** "Open Sans" -> "open-sans", as Fontsource names its packages. */
export const fontId = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** The import path of the file of a variable family for browsers: all weights of a subset. */
const variableFont = (family: string, subset = 'latin') =>
  `@fontsource-variable/${fontId(family)}/files/${fontId(family)}-${subset}-wght-normal.woff2`;

/** A static cut: `woff` for what is set outside a browser, as neither fontkit nor pdfkit draws variable WOFF2. */
const staticFont = (family: string, weight: number, subset = 'latin', format = 'woff') =>
  `@fontsource/${fontId(family)}/files/${fontId(family)}-${subset}-${weight}-normal.${format}`;

const isVariable = (family: string): boolean => isThere(variableFont(family));

/** What Fontsource says of a family; undefined without its static package. */
function metadataOf(family: string): { weights: number[]; variable: unknown } | undefined {
  const file = `@fontsource/${fontId(family)}/metadata.json`;
  return isThere(file) ? JSON.parse(readFileSync(resolve(file), 'utf8')) : undefined;
}

/** The weights of a family that has a file for each; undefined of a variable one. */
export const staticWeights = (family: string): number[] | undefined =>
  isVariable(family) ? undefined : metadataOf(family)?.weights;

/** Of these weights the nearest one, and of two the heavier. */
export const nearestWeight = (weights: readonly number[], wanted: number): number =>
  weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0] ?? wanted;

/** The subsets of a family with the characters in each, as CSS says them. */
export const subsetsOf = (family: string): Record<string, string> =>
  rangesIn(`@fontsource${isVariable(family) ? '-variable' : ''}/${fontId(family)}`);

const rangesIn = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(`${name}/unicode.json`), 'utf8'));

export const latinRange = (family: string): string => subsetsOf(family).latin ?? '';

/** The file for browsers: of a variable family all weights of a subset, of another one that has the weight. */
export const webFile = (family: string, subset?: string, weight = 400): string =>
  resolve(
    isVariable(family) ? variableFont(family, subset) : staticFont(family, weight, subset, 'woff2'),
  );

/** The static cut of the weight, or of the nearest that there is. */
export const fontFile = (family: string, weight: number) =>
  resolve(staticFont(family, nearestWeight(metadataOf(family)?.weights ?? [], weight)));

/** The characters that a family has in any subset, as CSS says them; undefined if it is not installed. */
export const fontRanges = (family: string): string | undefined =>
  isVariable(family) || metadataOf(family) ? Object.values(subsetsOf(family)).join() : undefined;

/** Static cuts of a family for other alphabets than Latin. */
export function otherFontFiles(family: string, weight: number): string[] {
  const nearest = nearestWeight(metadataOf(family)?.weights ?? [], weight);
  return Object.keys(rangesIn(`@fontsource/${fontId(family)}`))
    .filter((subset) => subset !== 'latin')
    .map((subset) => staticFont(family, nearest, subset))
    .filter(isThere)
    .map(resolve);
}

/** The packages of a family that are not installed. One that is not variable has one package. */
export function missingPackages(family: string): string[] {
  const id = fontId(family);
  const metadata = metadataOf(family);
  return [
    ...(isVariable(family) || metadata?.variable === false ? [] : [`@fontsource-variable/${id}`]),
    ...(metadata ? [] : [`@fontsource/${id}`]),
  ];
}

/** "@fontsource/open-sans": the installed packages; of a family that has no variable one, that name too, as none is missing. */
export const fontPackagesIn = (roots: readonly string[]): string[] =>
  [...new Set(roots)].flatMap((root) =>
    ['@fontsource-variable', '@fontsource'].flatMap((scope) => {
      const folder = join(root, 'node_modules', scope);
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.flatMap((name) =>
        scope === '@fontsource' && missingPackages(name).length === 0 && !isVariable(name)
          ? [`@fontsource-variable/${name}`, `${scope}/${name}`]
          : `${scope}/${name}`,
      );
    }),
  );

function isThere(file: string): boolean {
  try {
    resolve(file);
    return true;
  } catch {
    return false;
  }
}

/** The licences of the packages of these fonts, as Vite writes those of libraries. */
export function fontLicenses(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => /^.*@fontsource[^/\\]*[/\\][^/\\]+/.exec(file) ?? []);
  return [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const file = join(folder, 'LICENSE');
    const text = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
    return `## ${name} - ${version} (${license})\n\n${text}\n`;
  });
}
