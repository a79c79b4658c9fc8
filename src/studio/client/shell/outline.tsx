import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from '../store/use-store.ts';
import { useItemKeys } from '../ui/item-keys.ts';
import { navigate, useRoute } from '../ui/route.ts';
import { SortableList } from '../ui/sortable-list.tsx';
import { useNotify } from '../ui/use-notify.ts';
import { OutlineItem } from './outline-item.tsx';
import type { OutlineActions } from './outline-menu.tsx';
import { readSections, sectionIndex, sectionPointer, sectionsOf } from './sections.ts';
import { useInsertSection } from './use-insert-section.tsx';
import { usePageEditing } from './use-page-editing.ts';
import { usePaste } from './use-paste.ts';
import { useSections } from './use-sections.ts';

/** The sections of the open page: they are selected, moved, copied, pasted and removed here. */
export function Outline({ file }: { file: string }) {
  const { pointer } = useRoute();
  const store = useStore();
  const notify = useNotify();
  const sections = useSections(file);
  const keys = useItemKeys(sections);
  const selected = sectionIndex(pointer);
  const nextIndex = selected === undefined ? sections.length : selected + 1;
  const editing = usePageEditing(file);
  const { openDialog, dialog } = useInsertSection(file, editing);
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useFocusOnSelected(list, selected, sections.length);

  const paste = (text: string) => {
    const pasted = readSections(text);
    const types = new Set(store.get().start.blocks.sections.map(({ type }) => type));
    if (!pasted?.every(({ type }) => types.has(String(type))))
      return notify(
        'O que foi copiado não é uma seção. Copie uma seção nesta lista, ou o JSON dela.',
      );
    editing.insert(nextIndex, pasted);
    notify(pasted.length === 1 ? 'Seção colada.' : `${pasted.length} seções coladas.`);
  };
  usePaste(paste);

  const actions = useMemo<OutlineActions>(
    () => ({
      choose: (index) => navigate({ target: file, pointer: sectionPointer(index) }),
      move: (index, to) => focusOn(editing.move(index, to)),
      duplicate: (index) => focusOn(editing.duplicate(index)),
      remove: (index) => focusOn(editing.remove(index)),
      copy: async (index) => {
        const section = sectionsOf(store.value(file))[index];
        await navigator.clipboard.writeText(JSON.stringify(section, null, 2));
        notify('Seção copiada. Cole nesta página, em outra ou em outra janela.');
      },
      insertAfter: (index) => openDialog(index + 1),
    }),
    [file, editing, store, notify, focusOn, openDialog],
  );

  return (
    <Box
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={async (event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped) paste(await dropped.text());
      }}
    >
      <PageDataButton file={file} isSelected={selected === undefined} />
      <Typography variant="h3" component="h2" id="sections" sx={{ padding: '8px 10px 4px' }}>
        Seções
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
        onClick={() => openDialog(nextIndex)}
        sx={{ marginTop: 2, border: '1px dashed', borderColor: 'divider' }}
      >
        Acrescentar seção
      </Button>
      {dialog}
    </Box>
  );
}

/** Keeps the selected section in view. Returns what moves the focus to a section once it is selected. */
function useFocusOnSelected(
  list: RefObject<HTMLOListElement | null>,
  selected: number | undefined,
  count: number,
): (index: number) => void {
  const focusTarget = useRef<number>(undefined);
  useEffect(() => {
    if (focusTarget.current === undefined || focusTarget.current !== selected) return;
    focusTarget.current = undefined;
    list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  });
  useEffect(() => {
    if (selected !== undefined && selected < count)
      list.current?.children[selected]?.scrollIntoView({ block: 'nearest' });
  }, [list, selected, count]);
  return useCallback((index) => {
    focusTarget.current = index;
  }, []);
}

const PageDataButton = ({ file, isSelected }: { file: string; isSelected: boolean }) => (
  <Button
    fullWidth
    onClick={() => navigate({ target: file, pointer: '' })}
    aria-current={isSelected}
    sx={{
      justifyContent: 'start',
      textAlign: 'left',
      marginBottom: 2,
      backgroundColor: isSelected ? 'action.selected' : undefined,
    }}
  >
    Dados da página
  </Button>
);
