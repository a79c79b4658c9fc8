import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { isMap } from '../../shared/json-pointer.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { filesWithSamples, samplesAroundPage, samplesOfPage } from '../pages/sample-texts.ts';
import type { FieldLocation } from '../store/history.ts';
import { useFiles, useStore, useStudio } from '../store/use-store.ts';
import { navigate } from '../ui/route.ts';
import { useNotify } from '../ui/use-notify.ts';
import { SamplesDialog } from './samples-dialog.tsx';

interface Props {
  file: StudioFile;
  /** The file that is edited: the page, or a collection or form that it shows. */
  open: StudioFile;
  /** The pointer of the field in it that had the focus last. */
  last: string | undefined;
  onShow(location: FieldLocation): void;
}

/** What a new page still needs: its own texts, and to be published. */
export function NextSteps({ file: { file, title }, open, last, onShow }: Props) {
  const store = useStore();
  const notify = useNotify();
  const page = useStudio(() => store.value(file));
  const left = useSamples(file);
  const [asking, setAsking] = useState(false);
  const current = left.findIndex(({ file, pointer }) => file === open.file && pointer === last);
  const next = left[(current + 1) % left.length];
  const isDraft = isMap(page) && page.draft === true;
  if (!isDraft && next === undefined) return null;
  const publish = () => {
    setAsking(false);
    store.change({ file, pointer: '/draft' }, undefined, { label: 'Rascunho', shows: '' });
    notify('A página deixou de ser rascunho: entra no ar com a próxima publicação.');
  };
  const show = (location: FieldLocation) => {
    setAsking(false);
    // The dialog gives the focus back first.
    setTimeout(() => onShow(location));
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
      {open.file !== file && (
        <Button onClick={() => navigate({ target: file, pointer: '' })}>Página “{title}”</Button>
      )}
      {isDraft && <Typography variant="body2">Rascunho: só aparece aqui.</Typography>}
      {next !== undefined && (
        <Button variant="outlined" onClick={() => onShow(next)}>
          Escrever o próximo texto ({left.length})
        </Button>
      )}
      {isDraft && (
        <Button
          variant={next === undefined ? 'outlined' : 'text'}
          onClick={next === undefined ? publish : () => setAsking(true)}
        >
          Tirar do rascunho
        </Button>
      )}
      {asking && (
        <SamplesDialog
          samples={left}
          onShow={show}
          onPublish={publish}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

/** The sample texts of a page, then those of the records and forms that it shows. */
function useSamples(file: string): FieldLocation[] {
  const store = useStore();
  const page = useStudio(() => store.value(file));
  const around = useStudio(({ site, problems }) =>
    filesWithSamples(site.files, problems).map((found) => ({
      ...found,
      value: store.value(found.file),
    })),
  );
  useFiles(around.map((found) => found.file));
  return [
    ...samplesOfPage(page).map((pointer) => ({ file, pointer })),
    ...samplesAroundPage(page, around),
  ];
}
