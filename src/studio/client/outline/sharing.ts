import { slug } from '../../../lib/slug.ts';
import { t } from '../../../words/reader.ts';
import { getAtPointer, pointerOf } from '../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import type { StudioState } from '../store/state.ts';
import type { StudioStore } from '../store/store.ts';
import { notify } from '../ui/notify.tsx';
import { navigate } from '../ui/route.ts';
import { SHORTCUTS } from '../ui/shortcuts.ts';
import { sectionPointer, sectionsOf, withUniqueIds } from './sections.ts';

/** The id of the shared section that a section stands for; undefined for any other section. */
export function sharedIdOf({ start }: StudioState, section: Json | undefined): string | undefined {
  const { sharing } = start;
  const { type, ...fields } = (section ?? {}) as JsonMap;
  return sharing && type === sharing.type ? String(fields[sharing.property] ?? '') : undefined;
}

/** Where a shared section is written: in a file of its own, or in the one file of all. */
export function sharedPlace({ start, site }: StudioState, id: string) {
  const { collection = '' } = start.sharing ?? {};
  const own = site.files.find(
    ({ kind, name }) => kind === 'record' && name === `${collection}/${id}`,
  );
  const all = site.files.find(({ kind, name }) => kind === 'collection' && name === collection);
  return own ? { file: own.file, pointer: '' } : all && { file: all.file, pointer: pointerOf(id) };
}

/** A section of a page becomes a file that other pages may show, too; the page names it. */
export async function share(store: StudioStore, file: string, index: number): Promise<void> {
  const { start, site, edits } = store.get();
  const sections = sectionsOf(store.value(file));
  const section = sections[index];
  if (!start.sharing || !section) return;
  const { type, property, collection } = start.sharing;
  const taken = new Set(site.sources.records[collection]?.map(({ id }) => id));
  const id = freeId(slug(summaryOf(section)), taken);
  const shared = `site-config/collections/${collection}/${id}.json`;
  const page = {
    ...(store.value(file) as JsonMap),
    sections: sections.with(index, { type, [property]: id }),
  };
  const values = { ...edits.values, [file]: page, [shared]: section };
  await store.apply(
    { ...edits, values },
    { label: t('studio/sharing:share-step'), location: { file, pointer: sectionPointer(index) } },
  );
  await store.refreshSite();
  navigate({ target: file, pointer: sectionPointer(index) });
  notify(t('studio/sharing:shared', { shortcut: SHORTCUTS.undo }));
}

/** The page gets the section itself, in place of its name; the shared one stays for the others. */
export async function separate(store: StudioStore, file: string, index: number): Promise<void> {
  const sections = sectionsOf(store.value(file));
  const id = sharedIdOf(store.get(), sections[index]);
  const place = id === undefined ? undefined : sharedPlace(store.get(), id);
  if (!place) return notify(t('studio/sharing:missing'));
  await store.open([place.file]);
  const section = getAtPointer(store.value(place.file), place.pointer) as JsonMap;
  const others = sections.toSpliced(index, 1);
  store.change(
    { file, pointer: '/sections' },
    sections.with(index, withUniqueIds(section, others)),
    { label: t('studio/sharing:separate-step'), shows: sectionPointer(index) },
  );
  navigate({ target: file, pointer: sectionPointer(index) });
  notify(t('studio/sharing:separated', { shortcut: SHORTCUTS.undo }));
}

/** An id begins with a letter. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const words = wanted.split('-').slice(0, 6).join('-');
  const first = /^[a-z]/.test(words) ? words : t('studio/sharing:id');
  let id = first;
  for (let count = 2; taken.has(id); count += 1) id = `${first}-${count}`;
  return id;
}
