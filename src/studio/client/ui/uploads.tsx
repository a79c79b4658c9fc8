import { Alert, Button, LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../words/reader.ts';
import type { UploadWatch } from '../../shared/upload-watch.ts';

interface Upload {
  id: number;
  name: string;
  /** Undefined while it waits for those before it; 1 while the picture is made smaller. */
  sent: number | undefined;
  stop: AbortController;
}

let lastId = 0;

/** Uploads files, one after the other, and says how far each is. One that is refused keeps none of the others back. */
export function useUploads(upload: (file: File, watch: UploadWatch) => Promise<void>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const queue = useRef(Promise.resolve());

  const run = async (file: File, { id, stop: { signal } }: Upload) => {
    const onSent = (sent: number) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, sent } : one)));
    try {
      if (!signal.aborted) await upload(file, { signal, onSent });
    } catch (failure) {
      const why = (failure as Error).message;
      if (!signal.aborted)
        setRefusals((all) => [...all, t('studio/pictures:refused', { file: file.name, why })]);
    } finally {
      setUploads((all) => all.filter((one) => one.id !== id));
    }
  };
  const add = (files: readonly File[]) => {
    setRefusals([]);
    for (const file of files) {
      lastId += 1;
      const added = { id: lastId, name: file.name, sent: undefined, stop: new AbortController() };
      setUploads((all) => [...all, added]);
      queue.current = queue.current.then(() => run(file, added));
    }
  };
  const cancel = ({ id, stop }: Upload) => {
    stop.abort();
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  return { uploads, refusals, add, cancel };
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  fontSize: 12,
  '& li': {
    display: 'grid',
    alignItems: 'center',
    overflowWrap: 'anywhere',
    gridTemplateColumns: '1fr auto',
    gap: '2px 8px',
  },
  '& .MuiLinearProgress-root': { gridColumn: '1 / -1' },
});

type Props = Pick<ReturnType<typeof useUploads>, 'uploads' | 'refusals' | 'cancel'>;

/** How far the uploads are, each with a button that stops it, and why some were refused. */
export function Uploads({ uploads, refusals, cancel }: Props) {
  return (
    <>
      {uploads.length > 0 && (
        <List aria-label={t('studio/pictures:uploads')}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onCancel={() => cancel(upload)} />
          ))}
        </List>
      )}
      {refusals.map((refusal) => (
        <Alert key={refusal} severity="error" sx={{ marginBlock: 2 }}>
          {refusal}
        </Alert>
      ))}
    </>
  );
}

function UploadRow({ upload, onCancel }: { upload: Upload; onCancel(): void }) {
  const { name, sent = 0 } = upload;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const step = upload.sent === undefined ? 'waiting' : sent < 1 ? 'sending' : 'preparing';
  const said = t(`studio/pictures:${step}`, { name, share: Math.round(sent * 100) });
  return (
    <li ref={row}>
      <span>{said}</span>
      <Button aria-label={t('studio/pictures:cancel-named', { name })} onClick={onCancel}>
        {t('studio/ui:cancel')}
      </Button>
      <LinearProgress
        aria-label={name}
        variant={step === 'preparing' ? 'indeterminate' : 'determinate'}
        value={sent * 100}
      />
    </li>
  );
}
