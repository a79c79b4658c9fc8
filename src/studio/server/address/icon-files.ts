import type { SiteConfig } from '../../../content/index.ts';
import { allIcons, iconShapes } from '../../../content/node/icons.ts';
import type { SiteRecord } from '../../../content/read/site/site-config.ts';
import { sentIcons } from '../../../dev/gallery/gallery-services.ts';
import type { IconShape } from '../../../ui/data/types.ts';
import { type AssetFile, jsonAsset } from './kept-files.ts';

type Shapes = Record<string, IconShape[]>;

/** The names and words of all icons, and their shapes by their first letter. */
export async function iconFiles(): Promise<AssetFile[]> {
  const byLetter: Record<string, Shapes> = {};
  for (const [name, shapes] of Object.entries(await allIcons())) {
    const letter = name.charAt(0);
    byLetter[letter] ??= {};
    byLetter[letter][name] = shapes;
  }
  return [
    jsonAsset('icons', sentIcons()),
    ...Object.entries(byLetter).map(([letter, shapes]) => jsonAsset(`shapes-${letter}`, shapes)),
  ];
}

/** The names of the icons of a site; no page is read for it. */
export function iconsIn({ pages, records, references }: SiteConfig): string[] {
  const inFiles = [...pages, ...Object.values(records).flatMap(Object.values<SiteRecord>)].flatMap(
    ({ mentioned }) => mentioned.names.filter(([kind]) => kind === 'icon').map(([, name]) => name),
  );
  const inOthers = Object.values(references)
    .flat()
    .filter(({ kind }) => kind === 'icon')
    .map(({ value }) => value);
  return [...new Set([...inFiles, ...inOthers])].sort();
}

/** The shapes of the icons of a site, together. */
export async function ownShapes(names: readonly string[]): Promise<AssetFile[]> {
  const shapes = names.map(async (name) => [name, await iconShapes(name)]);
  return [jsonAsset('shapes', Object.fromEntries(await Promise.all(shapes)))];
}
