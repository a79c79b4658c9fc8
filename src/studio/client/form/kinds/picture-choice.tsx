import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { formatBytes } from '../../../../app/dev/format-bytes.ts';
import { hasWords } from '../../../../app/dev/query-words.ts';
import { t } from '../../../../words/reader.ts';
import { host } from '../../../shared/host.ts';
import type { StudioPicture } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { Uploads, useUploads } from '../../ui/uploads.tsx';
import { useFilePicker } from '../../ui/use-file-picker.tsx';
import { useForm, useSources } from '../state/form-context.ts';
import { RemovePart, TextAction } from '../ui/controls.tsx';
import { ChoiceGrid, PickDialog } from '../ui/pick-dialog.tsx';

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
  const { addPicture } = useForm();
  const canAdd = host().addPicture !== undefined;
  const uploading = useUploads(async (file, watch) => onChoose(await addPicture(file, watch)));
  const busy = uploading.uploads.length > 0;
  const { openPicker, fileInput } = useFilePicker(([file]) => file && uploading.add([file]));
  const picture = pictures.find((candidate) => candidate.path === path);
  const takeFiles = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    const file = files?.[0];
    if (!file || !canAdd) return;
    event.preventDefault();
    uploading.add([file]);
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
        <span>
          {path === '' ? t('studio/form:no-picture') : path.slice(path.lastIndexOf('/') + 1)}
        </span>
        <small>
          {picture ? sizeAndWeight(picture) : canAdd ? t('studio/form:drop-picture') : ''}
        </small>
        <Buttons>
          <TextAction
            aria-label={t('studio/form:choose-for', { field: label })}
            onClick={() => setChoosing(true)}
          >
            {t('studio/form:choose')}
          </TextAction>
          {canAdd && (
            <>
              <TextAction
                disabled={busy}
                aria-label={t('studio/form:upload-for', { field: label })}
                onClick={openPicker}
              >
                {t('studio/form:upload')}
              </TextAction>
              {fileInput}
            </>
          )}
          {onRemove && path !== '' && <RemovePart name={label} onRemove={onRemove} />}
        </Buttons>
        <Uploads {...uploading} />
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

const Pictures = styled(ChoiceGrid)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 6,
  '& button': { display: 'grid', padding: 6 },
  '& img': { width: '100%', height: 88 },
  '& small': { fontSize: 11, color: palette.text.secondary },
});

interface PictureDialogProps {
  chosen: string;
  onClose(): void;
  onChoose(path: string): void;
}

function PictureDialog({ chosen, onClose, onChoose }: PictureDialogProps) {
  const { pictures } = useSources();
  const [query, setQuery] = useState('');
  const isFound = hasWords(query);
  return (
    <PickDialog
      title={t('studio/form:choose-picture')}
      search={t('studio/form:search-pictures')}
      placeholder={t('studio/form:search-by-file')}
      query={query}
      onQuery={setQuery}
      onClose={onClose}
    >
      <Pictures aria-label={t('studio/form:pictures')}>
        {pictures
          .filter(({ path }) => isFound(path))
          .map((picture) => (
            <li key={picture.path}>
              <TextAction
                title={picture.path}
                aria-pressed={picture.path === chosen}
                onClick={() => onChoose(picture.path)}
              >
                <Thumbnail src={picture.path} alt="" loading="lazy" />
                <span>{picture.path.slice(picture.path.lastIndexOf('/') + 1)}</span>
                <small>{sizeAndWeight(picture)}</small>
              </TextAction>
            </li>
          ))}
      </Pictures>
    </PickDialog>
  );
}

/** "1200 × 630, 45 kB" */
const sizeAndWeight = ({ width, height, bytes }: StudioPicture): string =>
  `${width > 0 ? `${width} × ${height}, ` : ''}${formatBytes(bytes)}`;

/** On a medium grey, on which both light and dark transparent pictures are visible. */
export const Thumbnail = styled('img')({
  flex: 'none',
  width: 72,
  height: 54,
  objectFit: 'contain',
  borderRadius: 3,
  background: 'repeating-conic-gradient(#8a8f96 0 25%, #9aa0a7 0 50%) 0 0 / 12px 12px',
});
