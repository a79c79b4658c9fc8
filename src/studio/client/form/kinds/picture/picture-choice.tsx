import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { palette } from '../../../ui/palette.ts';
import { useFilePicker } from '../../../ui/use-file-picker.tsx';
import { useSources } from '../../state/form-context.ts';
import { TextAction } from '../../ui/controls.ts';
import { RemovePart } from '../../ui/remove-part.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { sizeAndWeight } from './picture-words.ts';
import { Thumbnail } from './thumbnail.ts';
import { useUpload } from './use-upload.ts';

const Drop = styled('div')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  padding: 6,
  border: `1px dashed ${palette.divider}`,
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '17px',
  '&[data-over="true"]': { borderColor: palette.primary.main },
  '& > div': { display: 'grid', gap: 4, flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { fontSize: 12, color: palette.text.secondary },
});

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' });

interface Props {
  label: string;
  path: string;
  onChoose(path: string): void;
  onRemove?: (() => void) | undefined;
}

/** The current picture, and ways to choose another: from the library, a file, by drop or by paste. */
export function PictureChoice({ label, path, onChoose, onRemove }: Props) {
  const { pictures } = useSources();
  const [choosing, setChoosing] = useState(false);
  const [over, setOver] = useState(false);
  const { upload, busy, error } = useUpload(onChoose);
  const { openPicker, fileInput } = useFilePicker(([file]) => file && void upload(file));
  const picture = pictures.find((candidate) => candidate.path === path);
  const takeFiles = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    const file = files?.[0];
    if (!file) return;
    event.preventDefault();
    void upload(file);
  };
  return (
    <Drop
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        takeFiles(event, event.dataTransfer.files);
      }}
      onPaste={(event) => takeFiles(event, event.clipboardData.files)}
    >
      {path !== '' && <Thumbnail src={path} alt="" loading="lazy" />}
      <div>
        <span>{path === '' ? 'Nenhuma imagem' : path.slice(path.lastIndexOf('/') + 1)}</span>
        <small>
          {picture ? sizeAndWeight(picture) : 'Escolha, solte ou cole um arquivo aqui.'}
        </small>
        <Buttons>
          <TextAction aria-label={`Escolher: ${label}`} onClick={() => setChoosing(true)}>
            Escolher
          </TextAction>
          <TextAction disabled={busy} aria-label={`Enviar arquivo: ${label}`} onClick={openPicker}>
            {busy ? 'Enviando…' : 'Enviar arquivo'}
          </TextAction>
          {fileInput}
          {onRemove && path !== '' && <RemovePart name={label} onRemove={onRemove} />}
        </Buttons>
        {error && <span role="alert">{error}</span>}
      </div>
      {choosing && (
        <PictureDialog
          chosen={path}
          onClose={() => setChoosing(false)}
          onChoose={(next) => {
            onChoose(next);
            setChoosing(false);
          }}
        />
      )}
    </Drop>
  );
}
