import { useCallback, useEffect, useState } from 'react';
import { conditionOf, holds } from '../../../content/read/records/conditions.ts';
import { valueAt } from '../../../lib/json.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { getAtPointer, pointerOf } from '../../shared/json-pointer.ts';
import type { Json, JsonMap, StudioFile } from '../../shared/protocol.ts';
import type { CanvasSelection, Typing } from '../canvas/canvas.tsx';
import type { PageTexts } from '../canvas/page-texts.ts';
import type { FocusRequest } from '../form/state/focus-store.ts';
import { sectionIndex, sectionPointer } from '../outline/sections.ts';
import type { FieldLocation } from '../store/history.ts';
import { fileOf, sectionBlock } from '../store/state.ts';
import type { StudioStore } from '../store/store.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { navigate } from '../ui/route.ts';
import { findTextElsewhere } from './find-text.ts';
import type { OpenFile } from './open-file.ts';
import { type FoundPointer, pointerOfClick } from './pointer-of-click.ts';
import { type TypeableText, typeableText } from './typeable-text.ts';

/** A text that is typed on the page, and the element that shows it. */
export type TypedLocation = TypeableText & Typing;

interface Events {
  /** The focus goes to a field. */
  onFields(): void;
  /** Something was clicked in the page, or reached by a key. */
  onReached(): void;
}

/** The selected section and field, and the ways to select others. */
export function usePageSelection(open: OpenFile, { onFields, onReached }: Events) {
  const { file, pointer, canvasFile, openItem, shownSection, shownType, stayFor } = open;
  const store = useStore();
  const [focus, setFocus] = useState<FocusRequest>();
  /** The text that is typed on the page. */
  const [typing, setTyping] = useState<TypedLocation>();
  const endTyping = useCallback(() => setTyping(undefined), []);
  useEffect(() => () => endTyping(), [endTyping, canvasFile]);
  const joined = useStudio((state) => state.joined);
  useEffect(() => {
    // What another has saved may have moved the text.
    const merged = joined.filter(({ before, after }) => !sameJson(before, after));
    setTyping((typed) =>
      merged.some(({ file }) => file === typed?.file.file) ? undefined : typed,
    );
  }, [joined]);
  /** The pointer of the section that was selected by a click in the page. */
  const [clicked, setClicked] = useState<string>();
  useEffect(() => {
    setClicked((section) => (section === pointer ? section : undefined));
  }, [pointer]);

  /** A text of the page of all records, beside the record that the canvas shows. */
  const [ofAll, setOfAll] = useState<FieldLocation>();
  useEffect(() => () => setOfAll(undefined), [file?.file]);

  /** Focuses a field, unless it is a text that is typed on the page. */
  const show = (location: FieldLocation): void => {
    const isOfAll = isPageOfAll(fileOf(store.get().site, location.file), file);
    setOfAll(isOfAll ? location : undefined);
    if (isOfAll) {
      onFields();
      return;
    }
    navigate({ target: location.file, pointer: sectionOf(location.pointer) });
    const isTyped = typing?.file.file === location.file && typing.pointer === location.pointer;
    setFocus({ pointer: location.pointer, isTyped });
    setClicked(undefined);
    if (!isTyped) onFields();
  };

  /** Selects what was clicked; of what a key reached, the first text that can be typed. */
  const reach = async (targets: readonly PageTexts[], isClick: boolean): Promise<boolean> => {
    // The page of another file may still be shown.
    const isShown = canvasFile !== undefined && store.get().shown?.file === canvasFile;
    const reached = isShown && (await findReached(store, canvasFile, targets, isClick));
    onReached();
    if (!reached) return false;
    const { location, typed, section } = reached;
    setTyping(typed);
    const { site } = store.get();
    const isOfAll = isPageOfAll(fileOf(site, location.file), fileOf(site, canvasFile));
    setOfAll(isOfAll ? location : undefined);
    if (isOfAll) {
      navigate({ target: canvasFile, pointer: '' });
      onFields();
      return false;
    }
    if (sectionIndex(location.pointer) === undefined) stayFor(location);
    navigate({ target: location.file, pointer: sectionOf(location.pointer) });
    setClicked(section === undefined ? undefined : sectionPointer(section));
    setFocus({ pointer: location.pointer, isTyped: typed !== undefined });
    if (!typed) onFields();
    return typed !== undefined;
  };

  const requested = file?.kind === 'page' ? sectionIndex(pointer) : undefined;
  const type = useStudio(() => {
    if (!file || requested === undefined) return shownType;
    return (getAtPointer(store.value(file.file), pointer) as JsonMap | undefined)?.type;
  });
  const name = useStudio(({ start }) => sectionBlock(start, type)?.title ?? '');
  // An undo may have removed the section that the address names.
  const section = type === undefined ? undefined : requested;
  const marked = section ?? shownSection;
  const isItemInSection = section !== undefined && openItem.startsWith(`${pointer}/`);
  const inCanvas: CanvasSelection = {
    section: marked,
    name,
    reveal: clicked !== pointer,
    item: isItemInSection ? openItem.slice(pointer.length) : '',
  };
  return { section, focus, ofAll, inCanvas, show, reach, typing, endTyping };
}

/** Whether a file is the page of all records of the collection that a record is of. */
const isPageOfAll = (entry: StudioFile | undefined, record: StudioFile | undefined): boolean =>
  entry?.kind === 'record-page' && record?.name.startsWith(`${entry.name}/`) === true;

/** The pointer of the section that a pointer leads into; '' outside the sections. */
function sectionOf(pointer: string): string {
  const section = sectionIndex(pointer);
  return section === undefined ? '' : sectionPointer(section);
}

async function findReached(
  store: StudioStore,
  file: string,
  targets: readonly PageTexts[],
  isClick: boolean,
) {
  await store.open([file]); // the page may be shown before its file has been read
  for (const [target, texts] of targets.entries()) {
    const { section } = texts;
    const found = await findText(store, file, texts);
    const typeable = found && typeableAt(store, found, texts);
    if (typeable)
      return { location: found, section, typed: { ...typeable, target, text: found.text } };
    const location = found ?? (section === undefined ? undefined : placeOf(store, file, section));
    if (isClick && location) return { location, section };
  }
  return undefined;
}

/** Where a section of a page is written. What stands above the footer is in no page. */
function placeOf(store: StudioStore, page: string, section: number): FieldLocation {
  const inPage = { file: page, pointer: sectionPointer(section) };
  const { aboveFooter } = fileOf(store.get().site, page) ?? {};
  // The page may have one more section since it was asked for.
  const isAbove =
    aboveFooter?.section === section &&
    getAtPointer(store.value(page), inPage.pointer) === undefined;
  return isAbove ? { file: aboveFooter.file, pointer: aboveFooter.pointer } : inPage;
}

/** Where a text of the page is written: in its section, or else in another file. */
async function findText(store: StudioStore, page: string, texts: PageTexts) {
  const { section } = texts;
  if (section === undefined) return findTextElsewhere(store, undefined, texts);
  const { file, pointer: part } = placeOf(store, page, section);
  await store.open([file]);
  const value = getAtPointer(store.value(file), part);
  // The sections of a record's page are not in its file: what they show is in some field.
  const isInRecord = value === undefined;
  const inside = pointerOfClick((isInRecord ? store.value(file) : value) ?? null, texts.texts);
  if (inside) return { ...inside, file, pointer: (isInRecord ? '' : part) + inside.pointer };
  const ofAll = isInRecord && (await findInPageOfAll(store, file, part, texts));
  return ofAll || findTextElsewhere(store, value, texts);
}

/** A text of a record's page that is in no field of it: all pages of its collection have it. */
async function findInPageOfAll(
  store: StudioStore,
  record: string,
  part: string,
  { texts }: PageTexts,
) {
  const { site } = store.get();
  const of = fileOf(site, record);
  const page = site.files.find((entry) => isPageOfAll(entry, of));
  if (!page) return undefined;
  await store.open([page.file]);
  const template = store.value(page.file);
  const written = writtenPointer(template, part, store.value(record));
  const inside = pointerOfClick(getAtPointer(template, written) ?? null, texts);
  return inside && { ...inside, file: page.file, pointer: written + inside.pointer };
}

/** Where a section of a record's page is written in the page of all records, which may have some that this record does not show. */
function writtenPointer(template: Json | undefined, shown: string, record: unknown): string {
  const sections = getAtPointer(template, '/sections');
  const index = sectionIndex(shown);
  if (!Array.isArray(sections) || index === undefined) return shown;
  const there = [...sections.keys()].filter((at) => {
    const condition = conditionOf(sections[at]);
    return !condition || holds(condition, valueAt(record, pointerOf(...condition.names)));
  });
  return sectionPointer(there[index] ?? index);
}

function typeableAt(
  store: StudioStore,
  { file, pointer, text }: FieldLocation & FoundPointer,
  { texts }: PageTexts,
) {
  const { start, site } = store.get();
  const entry = fileOf(site, file);
  const isTypeable = texts[text]?.isTypeable && entry && entry.kind !== 'record-page';
  return isTypeable ? typeableText(start.schemas, entry, store.value(file), pointer) : undefined;
}
