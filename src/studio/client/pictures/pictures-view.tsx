import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { formatBytes } from '../../../app/dev/format-bytes.ts';
import { enumerated } from '../../../words/message.ts';
import { t } from '../../../words/reader.ts';
import type { StudioPicture } from '../../shared/protocol.ts';
import { ask, canAddPictures } from '../store/api.ts';
import { titleOfFile } from '../store/state.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { Caption, cardGrid, PlainList } from '../ui/elements.ts';
import { useKeptFocus } from '../ui/focus.ts';
import { notify } from '../ui/notify.tsx';
import { Uploads, useUploads } from '../ui/uploads.tsx';
import { useFilePicker } from '../ui/use-file-picker.tsx';

export function PictureLibrary() {
  const store = useStore();
  const pictures = useStudio(({ site }) => site.sources.pictures);
  const [unused, setUnused] = useState(false);
  const [error, setError] = useState('');
  const box = useRef<HTMLElement>(null);
  useKeptFocus(box);
  const shown = unused ? pictures.filter(({ usedIn }) => usedIn.length === 0) : pictures;

  const uploading = useUploads(async (file, watch) => {
    const { path, done } = await store.addPicture(file, watch);
    notify(t('studio/pictures:saved', { path, count: done.length, done: enumerated(done) }));
  });
  const add = (files: File[]) => canAddPictures() && uploading.add(files);
  const { openPicker, fileInput } = useFilePicker(add, true);
  const remove = async (path: string) => {
    setError('');
    const image = box.current?.querySelector<HTMLImageElement>(`img[src="${CSS.escape(path)}"]`);
    if (image) await loaded(image);
    try {
      await ask('remove-picture', { edits: store.get().edits, path });
      notify(t('studio/pictures:picture-deleted', { path }));
    } catch (refused) {
      setError((refused as Error).message);
    }
    await store.refreshSite();
  };

  return (
    <Box
      ref={box}
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) add([...event.clipboardData.files]);
      }}
      sx={{ overflow: 'auto', padding: 6 }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', marginBottom: 4 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('studio/pictures:title')}
        </Typography>
        <FormControlLabel
          control={<Switch size="small" checked={unused} onChange={(_, on) => setUnused(on)} />}
          label={t('studio/pictures:only-unused')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
        {canAddPictures() && (
          <>
            {fileInput}
            <Button variant="outlined" onClick={openPicker}>
              {t('studio/pictures:add')}
            </Button>
          </>
        )}
      </Box>
      {canAddPictures() && <Caption sx={{ marginBottom: 3 }}>{t('studio/pictures:help')}</Caption>}
      <Uploads {...uploading} />
      {error && (
        <Alert severity="error" sx={{ marginBottom: 3 }}>
          {error}
        </Alert>
      )}
      <PlainList sx={cardGrid(200)}>
        {shown.map((picture) => (
          <Picture key={picture.path} picture={picture} onRemove={remove} />
        ))}
      </PlainList>
      {shown.length === 0 && (
        <Typography variant="body2">{t('studio/pictures:all-used')}</Typography>
      )}
    </Box>
  );
}

/** In milliseconds. Then a picture is removed though it may still be loading. */
const LOADING_TIME = 5_000;

/** Resolves once a picture has been loaded: its file must not be asked for after it is gone. */
const loaded = (image: HTMLImageElement): Promise<unknown> =>
  image.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const type of ['load', 'error'] as const) image.addEventListener(type, resolve);
        setTimeout(resolve, LOADING_TIME);
      });

function Picture({ picture, onRemove }: { picture: StudioPicture; onRemove(path: string): void }) {
  const { path, width, height, bytes, usedIn } = picture;
  const titles = useStudio(({ site }) => usedIn.map((file) => titleOfFile(site, file)));
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        component="img"
        src={path}
        alt=""
        loading="lazy"
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '8 / 5',
          objectFit: 'contain',
          backgroundColor: '#e9e7e1',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      />
      <Box sx={{ padding: 3 }}>
        <Typography variant="body2" noWrap title={path} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Caption>
          {width > 0 && `${width} × ${height} · `}
          {formatBytes(bytes)}
        </Caption>
        <Caption>
          {titles.length === 0
            ? t('studio/pictures:unused')
            : t('studio/pictures:used-in', { files: enumerated(titles) })}
        </Caption>
        {titles.length === 0 && (
          <Button
            onClick={() => onRemove(path)}
            aria-label={t('studio/pictures:delete-named', { name })}
            sx={{ marginTop: 1, marginLeft: -2 }}
          >
            {t('studio/pictures:delete')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
