import { Box, Button, Typography } from '@mui/material';
import { useMemo } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import { isMap } from '../form/schema/schema-node.ts';
import { placeholderTexts } from '../pages/placeholder-texts.ts';
import type { FieldLocation } from '../store/history.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';

interface Props {
  file: StudioFile;
  last: string | undefined;
  onShow(location: FieldLocation): void;
}

/** What a new page still needs: its own texts, and to be published. */
export function NextSteps({ file: { file }, last = '', onShow }: Props) {
  const store = useStore();
  const notify = useNotify();
  const page = useStudio(() => store.value(file));
  const left = useMemo(() => placeholderTexts(page), [page]);
  const next = left[(left.indexOf(last) + 1) % left.length];
  const isDraft = isMap(page) && page.draft === true;
  if (!isDraft && next === undefined) return null;
  const publish = () => {
    store.change({ file, pointer: '/draft' }, undefined, { label: 'Rascunho', shows: '' });
    notify('A página deixou de ser rascunho: entra no ar com a próxima publicação.');
  };
  return (
    <Box
      role="group"
      aria-label="O que falta"
      sx={{
        display: 'grid',
        gap: 2,
        padding: 3,
        marginBottom: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {isDraft && <Typography variant="body2">Rascunho: só aparece aqui.</Typography>}
      {next !== undefined && (
        <Button variant="outlined" onClick={() => onShow({ file, pointer: next })}>
          Escrever o próximo texto ({left.length})
        </Button>
      )}
      {isDraft && (
        <Button variant={next === undefined ? 'outlined' : 'text'} onClick={publish}>
          Tirar do rascunho
        </Button>
      )}
    </Box>
  );
}
