import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { t } from '../../../words/reader.ts';
import { getAtPointer, isMap } from '../../shared/json-pointer.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { locateValue } from '../form/words/locate-value.ts';
import { filesWithSamples, samplesAroundPage, samplesOfPage } from '../pages/sample-texts.ts';
import type { FieldLocation } from '../store/history.ts';
import { fileOf, type StudioState } from '../store/state.ts';
import type { StudioStore } from '../store/store.ts';
import { useFiles, useFileValue, useStore, useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { Caption, PlainList } from '../ui/elements.ts';
import { notify } from '../ui/notify.tsx';
import { navigate } from '../ui/route.ts';

interface Props {
  file: StudioFile;
  /** The file that is edited: this one, or a collection or form that it shows. */
  open: StudioFile;
  /** The pointer of the field in it that had the focus last. */
  last: string | undefined;
  onShow(location: FieldLocation): void;
}

/** What a new page or record still needs: its own texts, and to be published. */
export function LeftToWrite({ file: { file, title, kind, path }, open, last, onShow }: Props) {
  const store = useStore();
  const page = useFileValue(file);
  const left = useSamples(file);
  const [asking, setAsking] = useState(false);
  const current = left.findIndex(({ file, pointer }) => file === open.file && pointer === last);
  const next = left[(current + 1) % left.length];
  const isDraft = isMap(page) && page.draft === true;
  if (!isDraft && next === undefined) return null;
  const publish = () => {
    setAsking(false);
    store.change({ file, pointer: '/draft' }, undefined, {
      label: t('studio/list:draft-step'),
      shows: '',
    });
    notify(t(`studio/list:${kind === 'record' && path === undefined ? 'record-' : ''}draft-ended`));
  };
  const show = (location: FieldLocation) => {
    setAsking(false);
    // The dialog gives the focus back first.
    setTimeout(() => onShow(location));
  };
  return (
    <Box
      role="group"
      aria-label={t('studio/list:left-to-do')}
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
        <Button onClick={() => navigate({ target: file, pointer: '' })}>
          {t('studio/list:page-titled', { title })}
        </Button>
      )}
      {isDraft && <Typography variant="body2">{t('studio/list:is-draft')}</Typography>}
      {next !== undefined && (
        <Button variant="outlined" onClick={() => onShow(next)}>
          {t('studio/list:next-text', { count: left.length })}
        </Button>
      )}
      {isDraft && (
        <Button
          variant={next === undefined ? 'outlined' : 'text'}
          onClick={next === undefined ? publish : () => setAsking(true)}
        >
          {t('studio/list:end-draft')}
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
  const page = useFileValue(file);
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

interface SamplesDialogProps {
  samples: readonly FieldLocation[];
  onShow(location: FieldLocation): void;
  onPublish(): void;
  onClose(): void;
}

/** Before a page is published: the texts in it that nobody has written yet, each with the way to it. */
function SamplesDialog({ samples, onShow, onPublish, onClose }: SamplesDialogProps) {
  const store = useStore();
  const names = useStudio((state) => samples.map((sample) => nameOf(store, state, sample)));
  return (
    <TitledDialog
      title={t('studio/list:samples-left', { count: samples.length })}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onPublish}>{t('studio/list:end-draft-anyway')}</Button>
          <Button variant="contained" color="primary" autoFocus onClick={onClose}>
            {t('studio/list:back-to-writing')}
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ marginBottom: 3 }}>
        {t('studio/list:samples-shown')}
      </Typography>
      <PlainList>
        {samples.map((sample, index) => (
          <li key={`${sample.file}${sample.pointer}`}>
            <Link component="button" variant="body2" onClick={() => onShow(sample)}>
              {names[index]}
            </Link>
            <Caption>
              {String(getAtPointer(store.value(sample.file), sample.pointer) ?? '')}
            </Caption>
          </li>
        ))}
      </PlainList>
    </TitledDialog>
  );
}

/** Of a text of the page, without the title of the page. */
function nameOf(store: StudioStore, { start, site }: StudioState, sample: FieldLocation): string {
  const file = fileOf(site, sample.file);
  if (!file) return sample.pointer;
  const { steps } = locateValue(start, file, store.value(sample.file), sample.pointer);
  return (file.path !== undefined ? steps : [file.title, ...steps]).join(' › ');
}
