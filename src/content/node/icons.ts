import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { memoize } from '../../lib/memoize.ts';
import { isInstalled, prebuilt } from '../../node/installed.mjs';
import type { IconShape } from '../../ui/data/types.ts';
import { namesOfPackage, shapesOfPackage } from './icons-of-package.ts';

/** What an installed engine brings in place of the library: JSON in Brotli, a tenth of it. */
export const ICONS = join(prebuilt, 'icons.json.br');

const broughtIcons = memoize(
  (file: string): Record<string, IconShape[]> =>
    JSON.parse(brotliDecompressSync(readFileSync(file)).toString()),
);

const isBrought = isInstalled && existsSync(ICONS);

let names: ReadonlySet<string> | undefined;

/** The icons that a site may name. */
export function iconNames(): ReadonlySet<string> {
  names ??= isBrought ? new Set(Object.keys(broughtIcons(ICONS))) : namesOfPackage();
  return names;
}

const broughtShapes = async (name: string) => broughtIcons(ICONS)[name] ?? [];

/** The SVG shapes of an icon of @mui/icons-material. */
export const iconShapes: (name: string) => Promise<IconShape[]> = isBrought
  ? broughtShapes
  : shapesOfPackage;

/** Those of all icons. */
export async function allIcons(): Promise<Record<string, IconShape[]>> {
  const icons: Record<string, IconShape[]> = {};
  for (const name of iconNames()) icons[name] = await iconShapes(name);
  return icons;
}
