import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { navigate, useRoute } from '../ui/route.ts';
import { useNotify } from '../ui/use-notify.ts';
import { InsertDialog } from './insert-dialog.tsx';
import { type OutlineActions, OutlineItem } from './outline-item.tsx';
import { readSections, sectionIndex, sectionPointer, sectionsOf } from './sections.ts';
import { usePageEditing } from './use-page-editing.ts';

/** The sections of the open page, in order: chosen, moved, copied and pasted here. */
export function Outline({ file }: { file: string }) {
  const { pointer } = useRoute();
  const store = useStore();
  const notify = useNotify();
  const page = useStudio(() => store.value(file));
  const sections = sectionsOf(page);
  const chosen = sectionIndex(pointer);
  const editing = usePageEditing(file);
  const [insertAt, setInsertAt] = useState<number>();
  const list = useRef<HTMLOListElement>(null);

  // After a move or a removal by the keyboard, the focus is where the section is.
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || wanted.current !== chosen) return;
    wanted.current = undefined;
    list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  });
  // In a long list, too, it is seen which one is chosen.
  useEffect(() => {
    if (chosen !== undefined) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen, sections.length]);
  const focusOn = useCallback((index: number) => {
    wanted.current = index;
  }, []);

  const blocks = useStudio(({ start }) => start.blocks.sections);
  const whereOf = (index = sections.length) => {
    const above = sections[index - 1];
    if (!above || index === sections.length) return 'no fim da página';
    return `depois de “${blocks.find(({ type }) => type === above.type)?.title ?? above.type}”`;
  };

  const insert = async (index: number, type: string) => {
    const where = whereOf(index);
    try {
      const { section } = await api.example(store.get().edits, type);
      editing.insert(index, [section]);
      notify(`Seção acrescentada ${where}.`);
    } catch (error) {
      notify((error as Error).message);
    }
  };
  const paste = (text: string) => {
    const pasted = readSections(text);
    const known = new Set(store.get().start.blocks.sections.map(({ type }) => type));
    if (!pasted?.every(({ type }) => known.has(String(type))))
      return notify(
        'O que foi copiado não é uma seção. Copie uma seção nesta lista, ou o JSON dela.',
      );
    editing.insert(chosen === undefined ? sections.length : chosen + 1, pasted);
    notify(pasted.length === 1 ? 'Seção colada.' : `${pasted.length} seções coladas.`);
  };
  const latest = useRef(paste);
  latest.current = paste;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain');
      if (!text || isEditable(event.target)) return;
      event.preventDefault();
      latest.current(text);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);

  const acts = useMemo<OutlineActions>(
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
      insertAfter: (index) => setInsertAt(index + 1),
    }),
    [file, editing, store, notify, focusOn],
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
      <Button
        fullWidth
        onClick={() => navigate({ target: file, pointer: '' })}
        aria-current={chosen === undefined}
        sx={{
          justifyContent: 'start',
          textAlign: 'left',
          marginBottom: 2,
          backgroundColor: chosen === undefined ? 'action.selected' : undefined,
        }}
      >
        Dados da página
      </Button>
      <Typography variant="h3" component="h2" id="sections" sx={{ padding: '8px 10px 4px' }}>
        Seções
      </Typography>
      <DragDropProvider
        onDragEnd={({ operation, canceled }) => {
          const { source } = operation;
          if (!canceled && isSortable(source) && source.initialIndex !== source.index)
            editing.move(source.initialIndex, source.index);
        }}
      >
        <Box
          component="ol"
          ref={list}
          aria-labelledby="sections"
          sx={{ listStyle: 'none', margin: 0, padding: 0 }}
        >
          {sections.map((section, index) => (
            <OutlineItem
              key={`${index}-${section.type}`}
              file={file}
              section={section}
              index={index}
              count={sections.length}
              chosen={index === chosen}
              actions={acts}
            />
          ))}
        </Box>
      </DragDropProvider>
      <Button
        fullWidth
        startIcon={<Add />}
        onClick={() => setInsertAt(chosen === undefined ? sections.length : chosen + 1)}
        sx={{ marginTop: 2, border: '1px dashed', borderColor: 'divider' }}
      >
        Acrescentar seção
      </Button>
      <InsertDialog
        open={insertAt !== undefined}
        where={whereOf(insertAt)}
        onClose={() => setInsertAt(undefined)}
        onInsert={(type) => {
          if (insertAt !== undefined) void insert(insertAt, type);
          setInsertAt(undefined);
        }}
      />
    </Box>
  );
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.nodeName));
