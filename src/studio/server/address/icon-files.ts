import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraries } from '../../../build/toolchain.ts';
import type { SiteConfig } from '../../../content/index.ts';
import { iconNames, iconShapes } from '../../../content/node/icons.ts';
import { iconCatalogue } from '../../../dev/gallery/gallery-services.ts';
import { nodesIn } from '../../../lib/json.ts';
import { cacheDir } from '../../../node/project.ts';
import type { IconShape } from '../../../ui/data/types.ts';

type Shapes = Record<string, IconShape[]>;

/** The names of all icons, and their shapes: those of the site together, the others by their first letter. */
export async function iconFiles(config: SiteConfig) {
  const all = await allShapes();
  const shapes: Record<string, Shapes> = { '': {} };
  for (const { value } of nodesIn(config))
    if (typeof value === 'string' && all[value])
      Object.assign(shapes[''] ?? {}, { [value]: all[value] });
  for (const [name, some] of Object.entries(all)) {
    const letter = name.charAt(0);
    shapes[letter] ??= {};
    Object.assign(shapes[letter], { [name]: some });
  }
  return { icons: iconCatalogue(), shapes };
}

/** Kept, because to load each of ten thousand modules takes seconds. */
async function allShapes(): Promise<Shapes> {
  const file = join(cacheDir, 'icon-shapes', `${libraries()}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const all: Shapes = {};
  for (const name of iconNames()) all[name] = await iconShapes(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}-${process.pid}`, JSON.stringify(all));
  renameSync(`${file}-${process.pid}`, file);
  return all;
}
