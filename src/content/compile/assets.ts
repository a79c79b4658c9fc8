import type { Assets, IconShape, PictureSize, RichNode } from '../../app/data/types.ts';
import type { Reference, SiteConfig } from '../index.ts';
import type { Resources } from './resources.ts';
import { richNodes } from './rich-text.ts';

/** Cache of resolved assets, most of which pages share. */
interface Resolved {
  icons: Map<string, Promise<IconShape[]>>;
  pictures: Map<string, Promise<PictureSize>>;
  texts: Map<string, RichNode[] | undefined>;
}

/** References of which a page needs only the address. */
const AS_WRITTEN = new Set(['link', 'video', 'captions']);

/** Cached per configuration: each load creates a new one, so changes on the disk take effect. */
const resolvedOf = new WeakMap<SiteConfig, Resolved>();

/** Resolves what `references` name, and what the records they name refer to in turn. */
export async function resolveAssets(
  references: Reference[],
  config: SiteConfig,
  { iconShapes, pictureSize }: Resources,
): Promise<Assets> {
  const resolved = resolvedOf.get(config) ?? {
    icons: new Map(),
    pictures: new Map(),
    texts: new Map(),
  };
  resolvedOf.set(config, resolved);

  const assets: Assets = { icons: {}, pictures: {}, texts: {}, records: {} };
  const todo = [...references];
  for (let reference = todo.pop(); reference; reference = todo.pop()) {
    const { kind, value } = reference;
    if (kind === 'icon') {
      assets.icons[value] = await once(resolved.icons, value, iconShapes);
    } else if (kind === 'picture') {
      assets.pictures[value] = await once(resolved.pictures, value, pictureSize);
    } else if (kind === 'richText') {
      const nodes = once(resolved.texts, value, richNodes);
      if (nodes) assets.texts[value] = nodes;
    } else if (!AS_WRITTEN.has(kind)) {
      todo.push(...addRecord(reference, assets, config));
    }
  }
  return assets;
}

function once<T>(cache: Map<string, T>, value: string, resolve: (value: string) => T): T {
  if (!cache.has(value)) cache.set(value, resolve(value));
  return cache.get(value) as T;
}

/** The field of a record that no page shows: a guide's text is in its PDF, a form's answer in an e-mail. */
const NOT_SHOWN: Record<string, string> = { guides: 'sections', forms: 'answer' };

/** Adds a form, a notice or a record of a collection; returns the references it brings along. */
function addRecord({ kind, value }: Reference, assets: Assets, config: SiteConfig): Reference[] {
  const records = assets.records as Record<string, Record<string, unknown>>;
  records[kind] ??= {};
  if (value in records[kind]) return [];
  const { record, file, pointer } = find(kind, value, config);
  const shown = { ...(record as Record<string, unknown>) };
  delete shown[NOT_SHOWN[kind] ?? ''];
  records[kind][value] = shown;
  const own = config.references[`site-config/${file}.json`] ?? [];
  return own.filter((reference) => reference.pointer.startsWith(pointer));
}

/** A record, and where what it refers to is written. */
function find(kind: string, id: string, { forms, messages, collections }: SiteConfig) {
  if (kind === 'forms') return { record: forms[id], file: `forms/${id}`, pointer: '/' };
  if (kind === 'notices')
    return { record: messages.notices[id], file: 'messages', pointer: `/notices/${id}/` };
  return { record: collections[kind]?.[id], file: `collections/${kind}`, pointer: `/${id}/` };
}
