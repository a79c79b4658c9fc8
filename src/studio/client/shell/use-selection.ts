import { useCallback, useEffect, useState } from 'react';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { JsonMap } from '../../shared/protocol.ts';
import type { CanvasSelection } from '../canvas/canvas.tsx';
import { pointerOfClick } from '../canvas/pointer-of-click.ts';
import type { FieldLocation } from '../store/history.ts';
import type { StudioStore } from '../store/store.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { navigate } from '../ui/route.ts';
import { findTextElsewhere } from './find-text-elsewhere.ts';
import { sectionIndex, sectionPointer } from './sections.ts';
import type { useOpenFile } from './use-open-file.ts';

/** The selected section and field, and the ways to select others. */
export function useSelection(open: ReturnType<typeof useOpenFile>) {
  const { file, pointer, canvasFile, openItem, shownSection, shownType, stayFor } = open;
  const store = useStore();
  const [focus, setFocus] = useState<{ pointer: string }>();
  /** The pointer of the section that was selected by a click in the page. */
  const [clicked, setClicked] = useState<string>();
  useEffect(() => {
    setClicked((section) => (section === pointer ? section : undefined));
  }, [pointer]);

  const show = useCallback((location: FieldLocation) => {
    const section = sectionIndex(location.pointer);
    const sectionOfField = section === undefined ? '' : sectionPointer(section);
    navigate({ target: location.file, pointer: sectionOfField });
    setFocus({ pointer: location.pointer });
    setClicked(undefined);
  }, []);

  const selectClicked = async (section: number | undefined, texts: string[], around?: string) => {
    if (!canvasFile) return;
    const { inSection, elsewhere } = await findClicked(store, canvasFile, {
      section,
      texts,
      around,
    });
    if (elsewhere) {
      stayFor(elsewhere);
      return show(elsewhere);
    }
    if (section === undefined) return;
    navigate({ target: canvasFile, pointer: sectionPointer(section) });
    setClicked(sectionPointer(section));
    setFocus({ pointer: sectionPointer(section) + inSection });
  };

  const requested = file?.kind === 'page' ? sectionIndex(pointer) : undefined;
  const type = useStudio(() => {
    if (!file || requested === undefined) return shownType;
    return (getAtPointer(store.value(file.file), pointer) as JsonMap | undefined)?.type;
  });
  const name = useStudio(
    ({ start }) => start.blocks.sections.find((block) => block.type === type)?.title ?? '',
  );
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
  return { section, focus, inCanvas, show, selectClicked };
}

interface Click {
  section: number | undefined;
  texts: string[];
  around: string | undefined;
}

/** Where a clicked text is written: the pointer in its section, or else in another file. */
async function findClicked(store: StudioStore, page: string, { section, texts, around }: Click) {
  const value =
    section === undefined ? undefined : getAtPointer(store.value(page), sectionPointer(section));
  const inSection = pointerOfClick(value ?? null, texts);
  if (inSection !== '') return { inSection };
  return { inSection, elsewhere: await findTextElsewhere(store, value, texts, around) };
}
