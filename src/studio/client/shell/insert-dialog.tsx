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
import { useStudio } from '../store/use-store.ts';
import { Caption, cardGrid, PlainList } from '../ui/elements.ts';

interface Props {
  open: boolean;
  /** Where the section will be inserted, in words: "no fim da página". */
  where: string;
  onClose(): void;
  onInsert(type: string): void;
}

export function InsertDialog({ open, onClose, ...choices }: Props) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="insert-title">
      <DialogTitle id="insert-title">Acrescentar seção</DialogTitle>
      <Choices {...choices} />
    </Dialog>
  );
}

function Choices({ where, onInsert }: Pick<Props, 'where' | 'onInsert'>) {
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
