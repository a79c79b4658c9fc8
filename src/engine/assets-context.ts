import { createContext, useContext } from 'react';
import { useSite } from './site-context.ts';
import type { Assets, Collections, IconShape, PictureSize, RichNode } from './types.ts';

/** The assets of the page being shown; the shell's own are in the site data. */
const AssetsContext = createContext<Assets | null>(null);

export const AssetsProvider = AssetsContext.Provider;

export function useIconShapes(name: string): IconShape[] {
  const page = useContext(AssetsContext);
  const site = useSite().assets;
  return page?.icons[name] ?? site.icons[name] ?? missing('icon', name);
}

export function usePictureSize(src: string): PictureSize {
  const page = useContext(AssetsContext);
  const site = useSite().assets;
  return page?.pictures[src] ?? site.pictures[src] ?? missing('picture', src);
}

/** Undefined where the text carries no markup. */
export function useRichNodes(text: string): RichNode[] | undefined {
  const page = useContext(AssetsContext);
  const site = useSite().assets;
  return page?.texts[text] ?? site.texts[text];
}

export function useRecords<K extends keyof Collections>(
  collection: K,
  ids: string[],
): (Collections[K][string] & { id: string })[] {
  const records = useContext(AssetsContext)?.records[collection] as
    | Record<string, Collections[K][string]>
    | undefined;
  return ids.map((id) => ({ ...(records?.[id] ?? missing(collection, id)), id }));
}

/** The validator refuses unknown names, so this is a defect of the build, never of the editor. */
function missing(kind: string, name: string): never {
  throw new Error(`The page data has no ${kind} "${name}"`);
}
