import { memoizeWeakly } from '../../lib/memoize.ts';
import type { Page } from '../../types/config.gen.ts';
import type { Assets, IconShape, PictureSize, RichNode } from '../../ui/data/types.ts';
import type { Reference, SiteConfig } from '../index.ts';
import type { RecordCard } from '../read/records/record-types.ts';
import { fragmentOf } from './picture-geometry.ts';
import { cardUse, pictureUse, withAddresses } from './picture-uses.ts';
import type { PictureUse, Resources } from './resources.ts';
import { richNodes } from './rich-text.ts';

/** Cache of resolved assets, most of which pages share. */
interface Resolved {
  icons: Map<string, Promise<IconShape[]>>;
  pictures: Map<string, Promise<PictureSize>>;
  files: Map<string, Promise<number>>;
  texts: Map<string, RichNode[] | undefined>;
}

/** References of which a page needs only the address. */
const AS_WRITTEN = new Set(['link', 'video', 'captions', 'collection', 'collections']);

/** Cached per configuration: each load creates a new one, so changes on the disk take effect. */
const resolvedOf = memoizeWeakly(
  (_: SiteConfig): Resolved => ({
    icons: new Map(),
    pictures: new Map(),
    files: new Map(),
    texts: new Map(),
  }),
);

interface ShownOn {
  page?: Page;
  /** The cards of records in the lists of the page. */
  cards?: readonly RecordCard[];
}

/** Resolves what `references` name, and what the records they name refer to in turn. */
export async function resolveAssets(
  references: Reference[],
  config: SiteConfig,
  { iconShapes, pictureSize, fileSize }: Resources,
  { page, cards = [] }: ShownOn = {},
): Promise<Assets> {
  const resolved = resolvedOf(config);
  const assets: Assets = { icons: {}, pictures: {}, texts: {}, records: {} };
  /** By address. */
  const uses = new Map<string, Shown>();
  const todo = [...references];
  for (let reference = todo.pop(); reference; reference = todo.pop()) {
    const { kind, value } = reference;
    if (kind === 'icon') {
      assets.icons[value] = await once(resolved.icons, value, iconShapes);
    } else if (kind === 'picture') {
      addUse(uses, { src: value, use: pictureUse(reference, config, page) });
    } else if (kind === 'download') {
      const bytes = await once(resolved.files, value, fileSize);
      assets.records.download = { ...assets.records.download, [value]: { bytes } };
    } else if (kind === 'richText') {
      const nodes = once(resolved.texts, value, richNodes);
      if (nodes) assets.texts[value] = nodes;
    } else if (!AS_WRITTEN.has(kind)) {
      todo.push(...addRecord(reference, assets, config));
    }
  }
  addCards(uses, cards, page);
  for (const [address, { src, use }] of uses)
    assets.pictures[address] = await once(resolved.pictures, `${address} ${use.display}`, () =>
      pictureSize(src, use),
    );
  return { ...assets, records: withAddresses(assets.records) };
}

interface Shown {
  src: string;
  use: PictureUse;
}

/** A picture that a page shows twice gets the larger width. */
function addUse(uses: Map<string, Shown>, { src, use }: Shown): void {
  const address = src + fragmentOf(use);
  const display = Math.max(use.display, uses.get(address)?.use.display ?? 0);
  uses.set(address, { src, use: { ...use, display } });
}

function addCards(uses: Map<string, Shown>, cards: readonly RecordCard[], page?: Page): void {
  for (const { picture } of cards)
    if (picture) addUse(uses, { src: picture.src, use: cardUse(picture, page) });
}

function once<T>(cache: Map<string, T>, value: string, resolve: (value: string) => T): T {
  if (!cache.has(value)) cache.set(value, resolve(value));
  return cache.get(value) as T;
}

/** Adds a form, a notice or a record of a collection; returns the references it brings along. */
function addRecord({ kind, value }: Reference, assets: Assets, config: SiteConfig): Reference[] {
  const records = assets.records as Record<string, Record<string, unknown>>;
  records[kind] ??= {};
  if (value in records[kind]) return [];
  const ofFile = config.records[kind]?.[value];
  if (ofFile) {
    records[kind][value] = ofFile.value;
    return ofFile.references;
  }
  const { record, file, pointer } = find(kind, value, config);
  records[kind][value] = record;
  const own = config.references[`site-config/${file}.json`] ?? [];
  // What a field names of a collection is compiled into the field.
  const isCompiled = (of: string) =>
    kind === 'forms' && (of in config.collections || of in config.records);
  return own.filter(
    (reference) => reference.pointer.startsWith(pointer) && !isCompiled(reference.kind),
  );
}

/** A record, with the references inside it. */
function find(kind: string, id: string, { forms, messages, collections }: SiteConfig) {
  if (kind === 'forms') return { record: forms[id], file: `forms/${id}`, pointer: '/' };
  if (kind === 'notices')
    return { record: messages.notices[id], file: 'messages', pointer: `/notices/${id}/` };
  return { record: collections[kind]?.[id], file: `collections/${kind}`, pointer: `/${id}/` };
}
