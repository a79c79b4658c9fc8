import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { t } from '../../../words/reader.ts';
import { textAt } from '../../shared/json-pointer.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { Outline } from '../outline/outline.tsx';
import { collectionOf } from '../pages/new-record-dialog.tsx';
import type { PageTask } from '../pages/page-task-dialog.tsx';
import { useFoundTexts } from '../search/search-dialog.tsx';
import type { FieldLocation } from '../store/history.ts';
import { fileOf } from '../store/state.ts';
import { useFileValue, useStudio } from '../store/use-store.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Caption } from '../ui/elements.ts';
import { navigate } from '../ui/route.ts';
import { FileList } from './file-list.tsx';
import { fileNote } from './file-marks.ts';
import { LeftToWrite } from './next-steps.tsx';

interface Props {
  file: StudioFile | undefined;
  lastField: string | undefined;
  onTask(task: PageTask): void;
  /** Shows the page to who has no account; undefined where it cannot be. */
  onShowTo: ((file: StudioFile) => void) | undefined;
  onVersions(): void;
  onShow(location: FieldLocation): void;
  /** A section was chosen; `isAgain` if it was selected before. */
  onChosen(isAgain: boolean): void;
  /** Looks for words in all texts, and offers to put others in their place. */
  onSearch(words: string, by?: string): void;
}

/** The open file with its sections; without one, all files of the site. */
export function ListPanel({
  file,
  lastField,
  onTask,
  onShowTo,
  onVersions,
  onShow,
  onChosen,
  onSearch,
}: Props) {
  const page = useShownPage(file);
  if (!file)
    return (
      <FileList
        onNewPage={() => onTask({ kind: 'new' })}
        onNewForm={() => onTask({ kind: 'form' })}
        onNewRecord={() => onTask({ kind: 'record' })}
        onSearch={onSearch}
      />
    );
  return (
    <>
      <PageHead {...{ file, onTask, onShowTo, onVersions }} />
      {file.name === 'site' && <ChangedContacts file={file.file} onReplace={onSearch} />}
      {page && <LeftToWrite file={page} open={file} last={lastField} onShow={onShow} />}
      {file.kind === 'page' && <Outline file={file.file} onChosen={onChosen} />}
    </>
  );
}

/** The page or the record that is open, or the page that shows the open collection or form. */
function useShownPage(open: StudioFile | undefined): StudioFile | undefined {
  const shown = useStudio(({ site, shown }) => fileOf(site, shown?.file));
  if (open?.kind === 'page' || open?.kind === 'record' || open?.path !== undefined) return open;
  return open?.kind === 'collection' || open?.kind === 'form' ? shown : undefined;
}

interface PageHeadProps extends Pick<Props, 'onTask' | 'onShowTo' | 'onVersions'> {
  file: StudioFile;
}

/** The title of the open file, the way back to the list, and a menu of operations on the whole file. */
function PageHead({ file, onTask, onShowTo, onVersions }: PageHeadProps) {
  const task = (kind: Extract<PageTask, { file: object }>['kind']) => () => onTask({ kind, file });
  const isPage = file.kind === 'page' && file.path !== undefined;
  const versions = { text: t('studio/window:versions'), run: onVersions };
  const show =
    onShowTo && file.path !== undefined
      ? [{ text: t('studio/links:show'), run: () => onShowTo(file) }]
      : [];
  const openSaved = {
    text: t('studio/list:open-saved'),
    run: () => void window.open(file.path, '_blank'),
  };
  const pageEntries = [
    ...show,
    { text: t('studio/list:copy-page'), run: task('copy') },
    { text: t('studio/list:change-address'), run: task('rename') },
    versions,
    {
      text: t('studio/list:menus'),
      run: () => navigate({ target: 'site-config/navigation.json', pointer: '' }),
    },
    openSaved,
    { text: t('studio/list:delete-page'), danger: true, run: task('remove') },
  ];
  const collection = collectionOf(file);
  const canBeAdded = useStudio(({ site }) =>
    site.sources.recordCollections.some(({ id }) => id === collection),
  );
  const addRecord = canBeAdded
    ? [
        {
          text: t('studio/pages:new-record-in', { collection: file.group ?? '' }),
          run: () => onTask({ kind: 'record', collection }),
        },
        { text: t('studio/list:copy-record'), run: task('copy') },
      ]
    : [];
  const deleteRecord = canBeAdded
    ? [{ text: t('studio/list:delete-record'), danger: true, run: task('remove-file') }]
    : [];
  const recordEntries = [
    ...show,
    ...addRecord,
    { text: t('studio/list:change-address'), run: task('rename') },
    versions,
    openSaved,
    { text: t('studio/list:delete-record'), danger: true, run: task('remove') },
  ];
  const formEntries = [
    { text: t('studio/list:change-id'), run: task('rename-form') },
    versions,
    { text: t('studio/list:delete-form'), danger: true, run: task('remove-file') },
  ];
  const entries = isPage
    ? pageEntries
    : file.path !== undefined
      ? recordEntries
      : file.kind === 'form'
        ? formEntries
        : [...show, ...addRecord, versions, ...deleteRecord];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', marginBottom: 3 }}>
      <Tooltip title={t('studio/list:all-files')}>
        <IconButton
          aria-label={t('studio/list:all-files')}
          onClick={() => navigate({ target: '', pointer: '' })}
        >
          <ArrowBack fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box sx={{ flex: 1, minWidth: 0, paddingTop: '3px' }}>
        <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
          {file.title}
        </Typography>
        <Caption sx={{ color: file.errors > 0 ? 'error.main' : undefined }}>
          {fileNote(file)}
        </Caption>
      </Box>
      <ActionMenu entries={entries}>
        {(open) => (
          <Button aria-haspopup="menu" onClick={open}>
            {t(isPage ? 'studio/list:page-menu' : 'studio/list:more-menu')}
          </Button>
        )}
      </ActionMenu>
    </Box>
  );
}

/** The contacts in `site.json` that texts may repeat, as people read them. */
const CONTACTS = ['/contacts/phone/label', '/contacts/email/label'];

interface ChangedContactsProps {
  file: string;
  onReplace(words: string, by: string): void;
}

/** Offers to change a contact, which was changed here, in the texts that still have the old one. */
function ChangedContacts({ file, onReplace }: ChangedContactsProps) {
  const now = useFileValue(file);
  const saved = useStudio(({ disk }) => disk[file]?.value);
  return CONTACTS.map((pointer) => {
    const [old, next] = [textAt(saved, pointer), textAt(now, pointer)];
    if (old === '' || next === '' || old === next) return null;
    return <Offer key={pointer} old={old} next={next} onReplace={onReplace} />;
  });
}

type OfferProps = { old: string; next: string; onReplace(words: string, by: string): void };

function Offer({ old, next, onReplace }: OfferProps) {
  const { answer } = useFoundTexts(old, false, 0);
  if (!answer || answer.count === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 3, '& .MuiAlert-message': { display: 'grid', gap: 2 } }}
    >
      {t('studio/list:old-contact', { count: answer.count, old })}
      <Button variant="outlined" onClick={() => onReplace(old, next)}>
        {t('studio/list:replace-contact')}
      </Button>
    </Alert>
  );
}
