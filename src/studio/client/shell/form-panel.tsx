import { Box, Typography } from '@mui/material';
import { useCallback } from 'react';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { Json, StudioFile } from '../../shared/protocol.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { fieldName } from '../form/words/field-name.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';
import { BrokenFile } from './broken-file.tsx';
import { derivedChange } from './derived-change.ts';
import { sectionIndex, sectionPointer } from './sections.ts';
import { useFixProblem } from './use-fix-problem.ts';
import { useRemoveEntry } from './use-remove-entry.tsx';
import { useRename } from './use-rename.ts';

interface Props {
  file: StudioFile;
  /** Of what is edited: a section, or '' for the rest of the file. */
  pointer: string;
  /** A field to go to; a new object for each time. */
  focus: { pointer: string } | undefined;
  /** An item of a list is opened. */
  onOpen(pointer: string): void;
}

/** The fields of what is chosen. */
export function FormPanel({ file, pointer, focus, onOpen }: Props) {
  const store = useStore();
  const notify = useNotify();
  const { schemas, blocks } = useStudio(({ start }) => start);
  const sources = useStudio(({ site }) => site.sources);
  const problems = useStudio((state) => state.problems);
  const value = useStudio(() => store.value(file.file));
  const isOpen = useStudio(({ disk, edits }) => file.file in disk || file.file in edits.values);
  const section = file.kind === 'page' ? sectionIndex(pointer) : undefined;
  const at = section === undefined ? '' : sectionPointer(section);
  const shown = getAtPointer(value, at);
  const type = section === undefined ? undefined : (shown as { type?: string } | undefined)?.type;
  const schema = type === undefined ? file.schema : `sections/${type}.schema.json`;

  const onChange = useCallback(
    (changed: string, next: Json | undefined) => {
      const now = store.value(file.file) ?? {};
      const { start, disk } = store.get();
      const done = {
        label: fieldName(start.schemas, file.schema, now, changed),
        typed: typeof next === 'string' || typeof next === 'number',
      };
      const wider = derivedChange(now, disk[file.file]?.value, changed, next);
      if (!wider) return store.change({ file: file.file, pointer: changed }, next, done);
      const location = { file: file.file, pointer: wider.pointer };
      store.change(location, wider.value, { ...done, shows: changed });
    },
    [store, file.file, file.schema],
  );
  const onCorrect = useFixProblem();
  const onRename = useRename(file);
  const { onRemoveEntry, asking } = useRemoveEntry(file);
  const addPicture = useCallback(
    async (picture: File) => {
      const { path, done } = await store.addPicture(picture);
      if (done.length > 0) notify(`Imagem guardada: ${done.join(', ')}.`);
      return path;
    },
    [store, notify],
  );

  if (isOpen && value === undefined) return <BrokenFile file={file.file} />;
  if (shown === undefined) return null;
  const block = blocks.sections.find((one) => one.type === type);
  const mine = problems.filter((problem) => problem.file === file.file);
  return (
    <>
      <Box sx={{ padding: '14px 16px 10px', borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h2">
          {section === undefined
            ? file.kind === 'page'
              ? 'Dados da página'
              : file.title
            : (block?.title ?? type)}
        </Typography>
        {block && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {block.description}
          </Typography>
        )}
      </Box>
      <Box sx={{ padding: '12px 16px 64px' }}>
        <SchemaForm
          key={`${file.file}${at}${schema}`}
          schemas={schemas}
          schema={schemas[schema] ? schema : file.schema}
          value={shown}
          pointer={at}
          sources={sources}
          blocks={blocks}
          problems={mine}
          onChange={onChange}
          onFix={onCorrect}
          onRename={onRename}
          onRemoveEntry={onRemoveEntry}
          onOpen={onOpen}
          focus={focus}
          hidden={HIDDEN[section === undefined ? file.kind : 'section']}
          addPicture={addPicture}
        />
        {asking}
      </Box>
    </>
  );
}

/** What is edited elsewhere: the list of sections, "Renomear", another section in its place. */
const HIDDEN: Record<string, readonly string[]> = {
  page: ['path', 'sections'],
  section: ['type'],
};
