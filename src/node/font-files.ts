import { existsSync, readFileSync } from 'node:fs';
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

/** The import path of the file for browsers: all weights of a subset. */
export const variableFont = (family: string, subset = 'latin') =>
  `@fontsource-variable/${fontId(family)}/files/${fontId(family)}-${subset}-wght-normal.woff2`;

/** The subsets of a family with the characters in each, as CSS says them. */
export const subsetsOf = (family: string): Record<string, string> =>
  rangesIn(`@fontsource-variable/${fontId(family)}`);

const rangesIn = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(`${name}/unicode.json`), 'utf8'));

export const latinRange = (family: string): string => subsetsOf(family).latin ?? '';

/** A static cut, for what is set outside a browser: neither fontkit nor pdfkit draws variable WOFF2. */
const staticFont = (family: string, weight: number) =>
  `@fontsource/${fontId(family)}/files/${fontId(family)}-latin-${weight}-normal.woff`;

export const variableFile = (family: string, subset?: string) =>
  resolve(variableFont(family, subset));
export const fontFile = (family: string, weight: number) => resolve(staticFont(family, weight));

/** The characters that a family has in any subset, as CSS says them; undefined if it is not installed. */
export const fontRanges = (family: string): string | undefined =>
  isThere(variableFont(family)) ? Object.values(subsetsOf(family)).join() : undefined;

/** Static cuts of a family for other alphabets than Latin. */
export function otherFontFiles(family: string, weight: number): string[] {
  const id = fontId(family);
  return Object.keys(rangesIn(`@fontsource/${id}`))
    .map((subset) => `@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff`)
    .filter((file) => file !== staticFont(family, weight) && isThere(file))
    .map(resolve);
}

/** The packages of a family that are not installed. */
export function missingPackages(family: string): string[] {
  return [variableFont(family), staticFont(family, 600)]
    .filter((file) => !isThere(file))
    .map((file) => file.split('/').slice(0, 2).join('/'));
}

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
