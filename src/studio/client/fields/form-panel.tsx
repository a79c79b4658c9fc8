import { Alert, Box, Button, Typography } from '@mui/material';
import { t, worded } from '../../../words/reader.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { FocusRequest } from '../form/state/focus-store.ts';
import { SectionComments } from '../links/section-comments.tsx';
import { useSections } from '../outline/page-editing.ts';
import { sectionIndex, sectionPointer } from '../outline/sections.ts';
import { addPicture } from '../pages/add-picture.ts';
import type { FieldLocation } from '../store/history.ts';
import { sectionBlock } from '../store/state.ts';
import { useFileValue, useStore, useStudio } from '../store/use-store.ts';
import { Caption, CodeBlock } from '../ui/elements.ts';
import { useItemKeys } from '../ui/item-keys.ts';
import { notifyFailure } from '../ui/notify.tsx';
import { changeField } from './change-field.ts';
import { PagePreviews } from './page-previews.tsx';
import { renameEntry, useRemoveEntry } from './records.tsx';
import { SharedUsages } from './shared-usages.tsx';
import { TextOfAll } from './text-of-all.tsx';

interface Props {
  file: StudioFile;
  /** The pointer of a section, or '' for the rest of the file. */
  pointer: string;
  /** The field to go to; a new object for each request. */
  focus: FocusRequest | undefined;
  /** A text of the page of all records of the collection. */
  ofAll: FieldLocation | undefined;
  onOpen(pointer: string): void;
  onVersions(): void;
}

/** The fields of the selected section, or of the open file. */
export function FormPanel({ file, pointer, focus, ofAll, onOpen, onVersions }: Props) {
  const store = useStore();
  const { schemas, blocks } = useStudio(({ start }) => start);
  const sources = useStudio(({ site }) => site.sources);
  const problems = useStudio((state) =>
    state.problems.filter((problem) => problem.file === file.file),
  );
  const fileValue = useFileValue(file.file);
  const isLoaded = useStudio(({ disk, edits }) => file.file in disk || file.file in edits.values);
  const section = file.kind === 'page' ? sectionIndex(pointer) : undefined;
  const sectionKey = useItemKeys(useSections(file.file))[section ?? -1] ?? '';
  const formPointer = section === undefined ? '' : sectionPointer(section);
  const value = getAtPointer(fileValue, formPointer);
  const type = section === undefined ? undefined : (value as { type?: string } | undefined)?.type;
  const schema = type === undefined ? file.schema : `sections/${type}.schema.json`;

  const { onRemoveEntry, dialog } = useRemoveEntry(file);

  if (isLoaded && fileValue === undefined)
    return <BrokenFile file={file.file} onVersions={onVersions} />;
  if (value === undefined) return null;
  return (
    <>
      <FormHead file={file} type={type} />
      {ofAll && <TextOfAll location={ofAll} collection={file.group ?? file.title} />}
      <Box sx={{ padding: '12px 16px 64px' }}>
        <SectionComments file={file.file} section={file.kind === 'page' ? section : 'all'} />
        {file.kind === 'page' && section === undefined && (
          <PagePreviews file={file.file} page={value} />
        )}
        <SharedUsages file={file} pointer={formPointer} value={value} />
        <SchemaForm
          key={`${file.file} ${sectionKey} ${schema}`}
          schemas={schemas}
          schema={schemas[schema] ? schema : file.schema}
          value={value}
          pointer={formPointer}
          sources={sources}
          blocks={blocks}
          problems={problems}
          onChange={(...change) => changeField(store, file, ...change)}
          onFix={(problem) => store.fix(problem).catch(notifyFailure)}
          onRename={(pointer, from, to) => renameEntry(store, file, { pointer, from, to })}
          onRemoveEntry={onRemoveEntry}
          onOpen={onOpen}
          focus={focus}
          hidden={HIDDEN[section === undefined ? file.kind : 'section']}
          addPicture={(picture, watch) => addPicture(store, picture, watch)}
        />
        {dialog}
      </Box>
    </>
  );
}

/** Properties that are edited elsewhere: in the outline, in the dialog for a page's address, or not at all. */
const HIDDEN: Record<string, readonly string[]> = {
  page: ['path', 'sections'],
  section: ['type'],
};

function FormHead({ file, type }: { file: StudioFile; type: string | undefined }) {
  const block = useStudio(({ start }) => sectionBlock(start, type));
  const fileTitle = file.kind === 'page' ? t('studio/fields:page-details') : file.title;
  return (
    <Box sx={{ padding: '14px 16px 10px', borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h2">{block?.title ?? type ?? fileTitle}</Typography>
      {block && <Caption>{block.description}</Caption>}
    </Box>
  );
}

/** In place of a form, the problems and the text of a file that is not valid JSON. */
function BrokenFile({ file, onVersions }: { file: string; onVersions(): void }) {
  const store = useStore();
  const text = useStudio(({ disk }) => disk[file]?.text ?? '');
  const problems = useStudio(({ problems }) => problems.filter((problem) => problem.file === file));
  return (
    <Box sx={{ padding: 4, display: 'grid', gap: 3 }}>
      <Typography variant="h2">{t('studio/fields:broken')}</Typography>
      {problems.map((problem) => (
        <Alert
          key={`${problem.code}${problem.pointer}${worded(problem.message)}`}
          severity="error"
          action={
            problem.fixable && (
              <Button variant="outlined" onClick={() => store.fix(problem).catch(notifyFailure)}>
                {t('studio/form:fix')}
              </Button>
            )
          }
        >
          {worded([problem.message, problem.hint])}
        </Alert>
      ))}
      <Typography variant="body2">{t('studio/fields:broken-help', { file })}</Typography>
      <Button variant="outlined" onClick={onVersions} sx={{ justifySelf: 'start' }}>
        {t('studio/fields:choose-version')}
      </Button>
      <CodeBlock
        tabIndex={0}
        aria-label={t('studio/fields:text-of-file')}
        sx={{ maxHeight: 400, padding: 3 }}
      >
        {text}
      </CodeBlock>
    </Box>
  );
}
