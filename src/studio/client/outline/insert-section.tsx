import {
  Box,
  ButtonBase,
  Dialog,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { hasWords } from '../../../app/dev/query-words.ts';
import { ask } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { Caption, cardGrid, PlainList } from '../ui/elements.ts';
import { useNotify } from '../ui/notify.ts';
import { type PageEditing, useSections } from './page-editing.ts';
import { sectionsOf } from './sections.ts';

/** The index before which a section is inserted; the end is known once the file has been read. */
export type InsertPlace = number | 'end';

/** A dialog that inserts a section of a chosen type, and what opens it for a place. */
export function useInsertSection(file: string, insert: PageEditing['insert']) {
  const store = useStore();
  const notify = useNotify();
  const sections = useSections(file);
  const blocks = useStudio(({ start }) => start.blocks.sections);
  const [place, setPlace] = useState<InsertPlace>();

  const above = typeof place === 'number' && place < sections.length && sections[place - 1];
  const aboveTitle = above && (blocks.find(({ type }) => type === above.type)?.title ?? above.type);
  const where = above ? `depois de “${aboveTitle}”` : 'no fim da página';
  const insertType = async (type: string) => {
    if (place === undefined) return;
    setPlace(undefined);
    try {
      const { section } = await ask('example', { edits: store.get().edits, type });
      await store.open([file]);
      insert(place === 'end' ? sectionsOf(store.value(file)).length : place, [section]);
      notify(`Seção acrescentada ${where}.`);
    } catch (error) {
      notify((error as Error).message);
    }
  };
  const dialog = (
    <InsertDialog
      open={place !== undefined}
      where={where}
      onClose={() => setPlace(undefined)}
      onInsert={insertType}
    />
  );
  return { openDialog: setPlace, dialog };
}

interface InsertDialogProps {
  open: boolean;
  /** Where the section will be inserted, in words: "no fim da página". */
  where: string;
  onClose(): void;
  onInsert(type: string): void;
}

export function InsertDialog({ open, onClose, ...choices }: InsertDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="insert-title">
      <DialogTitle id="insert-title">Acrescentar seção</DialogTitle>
      <Choices {...choices} />
    </Dialog>
  );
}

function Choices({ where, onInsert }: Pick<InsertDialogProps, 'where' | 'onInsert'>) {
  const [query, setQuery] = useState('');
  const blocks = useStudio(({ start }) => start.blocks.sections);
  const isFound = hasWords(query);
  const found = blocks.filter(({ words }) => isFound(words));
  return (
    <DialogContent>
      <TextField
        autoFocus
        fullWidth
        type="search"
        placeholder="cartões, números, perguntas, formulário…"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Procurar um tipo de seção' } }}
      />
      <Caption role="status" sx={{ marginBlock: 2 }}>
        {found.length === 0
          ? `Nada com “${query}”. Procure pelo que a seção mostra.`
          : `Ela entra ${where}, com um exemplo para você escrever por cima.`}
      </Caption>
      <PlainList sx={cardGrid(220)}>
        {found.map(({ type, title, description, picture }) => (
          <li key={type}>
            <ButtonBase
              onClick={() => onInsert(type)}
              sx={{
                display: 'block',
                width: '100%',
                height: '100%',
                textAlign: 'left',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                '&:hover': { borderColor: 'text.primary' },
              }}
            >
              <Box
                component="span"
                sx={{
                  display: 'block',
                  aspectRatio: '8 / 5',
                  borderBottom: 1,
                  borderColor: 'divider',
                  background: picture
                    ? `#f6f5f1 url(${picture}) center / contain no-repeat`
                    : undefined,
                }}
              />
              <Box component="span" sx={{ display: 'block', padding: 3 }}>
                <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                  {title}
                </Typography>
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {description}
                </Typography>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </PlainList>
    </DialogContent>
  );
}
