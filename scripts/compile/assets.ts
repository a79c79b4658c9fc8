import type { Assets } from '../../src/engine/types.ts';
import type { Reference, SiteConfig } from '../site-config/index.ts';
import { iconShapes } from './icons.ts';
import { pictureSize } from './pictures.ts';
import { richNodes } from './rich-text.ts';

/** Resolves what `references` name, and what the records they name refer to in turn. */
export async function resolveAssets(
  references: Reference[],
  config: SiteConfig,
  publicDir: string,
): Promise<Assets> {
  const assets: Assets = { icons: {}, pictures: {}, texts: {}, records: {} };
  const todo = [...references];
  for (let reference = todo.pop(); reference; reference = todo.pop()) {
    todo.push(...(await resolve(reference, assets, config, publicDir)));
  }
  return assets;
}

/** Returns the references that the resolved thing brings along. */
async function resolve(
  { kind, value }: Reference,
  assets: Assets,
  config: SiteConfig,
  publicDir: string,
): Promise<Reference[]> {
  switch (kind) {
    case 'icon':
      assets.icons[value] ??= await iconShapes(value);
      return [];
    case 'picture':
      assets.pictures[value] ??= await pictureSize(publicDir, value);
      return [];
    case 'richText': {
      const nodes = richNodes(value);
      if (nodes) assets.texts[value] = nodes;
      return [];
    }
    case 'link':
    case 'forms':
      return [];
    default: {
      const records = assets.records as Record<string, Record<string, unknown>>;
      records[kind] ??= {};
      if (value in records[kind]) return [];
      records[kind][value] = config.collections[kind]?.[value];
      const own = config.references[`site-config/collections/${kind}.json`] ?? [];
      return own.filter((reference) => reference.pointer.startsWith(`/${value}/`));
    }
  }
}
