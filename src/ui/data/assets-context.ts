import { createContext, useContext } from 'react';
import { type ListQuery, listKey, type RecordList } from './record-list.ts';
import { useSite } from './site-context.ts';
import type { Assets, Collections, IconShape, PictureSize, RichNode } from './types.ts';

/** The assets of the current page; those of the shell are in the site data. */
const AssetsContext = createContext<Assets | null>(null);

export const AssetsProvider = AssetsContext.Provider;

export function useIconShapes(name: string): IconShape[] {
  return useContext(AssetsContext)?.icons[name] ?? missing('icon', name);
}

/** The address of an icon of the shell. */
export function useShellIcon(name: string): string {
  return useSite().icons[name] ?? missing('icon', name);
}

export function usePictureSize(src: string): PictureSize {
  const page = useContext(AssetsContext);
  const site = useSite().assets;
  return page?.pictures[src] ?? site.pictures[src] ?? missing('picture', src);
}

/** Undefined if the text has no markup. */
export function useRichNodes(text: string): RichNode[] | undefined {
  const page = useContext(AssetsContext);
  const site = useSite().assets;
  return page?.texts[text] ?? site.texts[text];
}

/** Links to the sections of the page, if its hero shows them. */
export function useContents() {
  return useContext(AssetsContext)?.contents;
}

type RecordOf<K extends keyof Collections> = Collections[K][string] & { id: string };

export function useRecords<K extends keyof Collections>(collection: K, ids: string[]) {
  const records = useContext(AssetsContext)?.records[collection] as
    | Record<string, Collections[K][string]>
    | undefined;
  return ids.map((id): RecordOf<K> => ({ ...(records?.[id] ?? missing(collection, id)), id }));
}

export function useRecord<K extends keyof Collections>(collection: K, id: string): RecordOf<K> {
  return useRecords(collection, [id])[0] ?? missing(collection, id);
}

/** What a section lists of a collection. */
export function useRecordList(query: ListQuery): RecordList {
  const key = listKey(query);
  return useContext(AssetsContext)?.lists?.[key] ?? missing('list', key);
}

/** A form, the messages of forms and the integrations. The same objects at every render. */
export function useFormAssets(id: string) {
  const assets = useContext(AssetsContext);
  const form = assets?.records.forms?.[id];
  if (!form || !assets?.forms) return missing('form', id);
  return { form, ...assets.forms };
}

/** A moment (ISO 8601) at which events are as they were when the page was built; only for pages that have one. */
export function useAsOf(): string {
  return useContext(AssetsContext)?.asOf ?? missing('date', 'asOf');
}

/** The validator refuses unknown names, so this is an error of the build, not of the editor. */
function missing(kind: string, name: string): never {
  throw new Error(`The page data has no ${kind} "${name}"`);
}
