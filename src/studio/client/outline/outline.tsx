import Add from '@mui/icons-material/Add';
import ContentPaste from '@mui/icons-material/ContentPasteOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { tabStorage } from '../../../lib/safe-storage.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { t } from '../../../words/reader.ts';
import { OpenCount } from '../links/open-count.tsx';
import { useStore } from '../store/use-store.ts';
import { useItemKeys } from '../ui/item-keys.ts';
import { notify, notifyFailure } from '../ui/notify.tsx';
import { navigate, parseHash, useRoute } from '../ui/route.ts';
import { SortableList } from '../ui/sortable-list.tsx';
import { useInsertSection } from './insert-section.tsx';
import { type OutlineActions, OutlineItem } from './outline-item.tsx';
import { pageEditing, useSections } from './page-editing.ts';
import { readSections, sectionIndex, sectionPointer, sectionsOf } from './sections.ts';
import { separate, share } from './sharing.ts';

/** Where the text of the section that was copied last stands, for those who paste by a pointer. */
const COPIED = 'studio-copied-section';

interface Props {
  file: string;
  /** Goes to the fields of a section that was chosen; `isAgain` if it was selected before. */
  onChosen(isAgain: boolean): void;
}

/** The sections of the open page: they are selected, moved, copied, pasted and removed here. */
export function Outline({ file, onChosen }: Props) {
  const { pointer } = useRoute();
  const store = useStore();
  const sections = useSections(file);
  const keys = useItemKeys(sections);
  const selected = sectionIndex(pointer);
  const next = selected === undefined ? 'end' : selected + 1;
  const editing = useMemo(() => pageEditing(store, file), [store, file]);
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useFocusOnSelected(box, list, selected);
  const { openDialog, dialog } = useInsertSection(file, (index, added) =>
    focusOn(editing.insert(index, added)),
  );

  const [copied, keepCopied] = useCopied();
  const paste = async (text: string) => {
    const pasted = readSections(text);
    const types = new Set(store.get().start.blocks.sections.map(({ type }) => type));
    if (!pasted?.every(({ type }) => types.has(String(type))))
      return notify(t('studio/outline:not-a-section'));
    // The section that is selected now: an arrow key may have just been pressed.
    const index = sectionIndex(parseHash(location.hash).pointer);
    await store.open([file]);
    const above = index ?? sectionsOf(store.value(file)).length - 1;
    focusOn(editing.insert(above + 1, pasted));
    notify(t('studio/outline:pasted', { count: pasted.length }));
  };
  usePaste(paste);

  const actions = useMemo<OutlineActions>(
    () => ({
      choose: (index, isAgain) => {
        navigate({ target: file, pointer: sectionPointer(index) });
        onChosen(isAgain);
      },
      step: (index) => {
        navigate({ target: file, pointer: sectionPointer(index) });
        focusOn(index);
      },
      move: (index, to) => focusOn(editing.move(index, to)),
      duplicate: (index) => focusOn(editing.duplicate(index)),
      remove: (index) => focusOn(editing.remove(index)),
      copy: async (index) => {
        const section = sectionsOf(store.value(file))[index];
        const text = JSON.stringify(section, null, 2);
        await navigator.clipboard.writeText(text);
        keepCopied(text);
        notify(t('studio/outline:copied'));
      },
      insertAfter: (index) => openDialog(index + 1),
      share: (index) => share(store, file, index).catch(notifyFailure),
      separate: (index) => separate(store, file, index).catch(notifyFailure),
    }),
    [file, editing, store, focusOn, openDialog, onChosen, keepCopied],
  );

  return (
    <Box
      ref={box}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={async (event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped) paste(await dropped.text());
      }}
    >
      <PageDataButton file={file} isSelected={selected === undefined} onChosen={onChosen} />
      <Typography variant="h3" component="h2" id="sections" sx={{ padding: '8px 10px 4px' }}>
        {t('studio/outline:sections')}
      </Typography>
      <SortableList onMove={editing.move}>
        <Box
          component="ol"
          ref={list}
          aria-labelledby="sections"
          sx={{ listStyle: 'none', margin: 0, padding: 0 }}
        >
          {sections.map((section, index) => (
            <OutlineItem
              key={keys[index]}
              id={keys[index] ?? ''}
              file={file}
              section={section}
              index={index}
              isLast={index === sections.length - 1}
              isSelected={index === selected}
              actions={actions}
            />
          ))}
        </Box>
      </SortableList>
      <Button
        fullWidth
        startIcon={<Add />}
        onClick={() => openDialog(next)}
        sx={{ marginTop: 2, border: '1px dashed', borderColor: 'divider' }}
      >
        {t('studio/outline:add')}
      </Button>
      {copied && <PasteButton onPaste={() => paste(copied).then(() => keepCopied(''))} />}
      {dialog}
    </Box>
  );
}

/**
 * Keeps the selected section in view. Returns what moves the focus to a section once it is selected; to the
 * data of the page, if no section is left.
 */
function useFocusOnSelected(
  box: RefObject<HTMLElement | null>,
  list: RefObject<HTMLOListElement | null>,
  selected = -1,
): (index: number) => void {
  const focusTarget = useRef<number>(undefined);
  useEffect(() => {
    if (focusTarget.current !== selected) return;
    focusTarget.current = undefined;
    box.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  });
  useEffect(() => {
    list.current?.children[selected]?.scrollIntoView({ block: 'nearest' });
  }, [list, selected]);
  return useCallback((index) => {
    focusTarget.current = index;
  }, []);
}

function useCopied() {
  const [copied, setCopied] = useState(() => tabStorage.get(COPIED));
  const keep = useCallback((text: string) => {
    tabStorage.set(COPIED, text);
    setCopied(text);
  }, []);
  return [copied, keep] as const;
}

const PasteButton = ({ onPaste }: { onPaste(): Promise<void> }) => (
  <Button fullWidth startIcon={<ContentPaste />} onClick={() => onPaste().catch(notifyFailure)}>
    {t('studio/outline:paste')}
  </Button>
);

interface PageDataProps extends Props {
  isSelected: boolean;
}

const PageDataButton = ({ file, isSelected, onChosen }: PageDataProps) => (
  <Button
    fullWidth
    onClick={({ detail }) => {
      navigate({ target: file, pointer: '' });
      onChosen(detail === 0 && isSelected);
    }}
    aria-current={isSelected}
    sx={{
      justifyContent: 'start',
      gap: 2,
      textAlign: 'left',
      marginBottom: 2,
      backgroundColor: isSelected ? 'action.selected' : undefined,
    }}
  >
    {t('studio/outline:page-data')}
    <OpenCount file={file} section={undefined} />
  </Button>
);

/** Calls back with text that is pasted outside of any field. */
function usePaste(onPaste: (text: string) => void): void {
  const latest = useLatest(onPaste);
  useEffect(() => {
    const listener = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain');
      if (!text || isEditable(event.target)) return;
      event.preventDefault();
      latest.current(text);
    };
    addEventListener('paste', listener);
    return () => removeEventListener('paste', listener);
  }, [latest]);
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.nodeName));
