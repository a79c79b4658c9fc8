import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../lib/memoize.ts';
import { isInstalled, prebuilt } from '../../node/installed.mjs';
import type { IconShape } from '../../ui/data/types.ts';
import { namesOfPackage, shapesOfPackage } from './icons-of-package.ts';

/** What an installed engine brings in place of the library. */
const ICONS = join(prebuilt, 'icons.json');

const broughtIcons = memoize(
  (file: string): Record<string, IconShape[]> => JSON.parse(readFileSync(file, 'utf8')),
);

const isBrought = isInstalled && existsSync(ICONS);

let names: ReadonlySet<string> | undefined;

/** The icons that a site may name. */
export function iconNames(): ReadonlySet<string> {
  names ??= isBrought ? new Set(Object.keys(broughtIcons(ICONS))) : namesOfPackage();
  return names;
}

/** The SVG shapes of an icon of @mui/icons-material. */
export async function iconShapes(name: string): Promise<IconShape[]> {
  return isBrought ? (broughtIcons(ICONS)[name] ?? []) : shapesOfPackage(name);
}
