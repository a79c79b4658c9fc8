import { Box, Typography } from '@mui/material';
import { useCallback } from 'react';
import { getAt } from '../../shared/at-pointer.ts';
import type { Json, StudioFile } from '../../shared/protocol.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { fieldName } from '../form/words/field-name.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { useSay } from '../ui/use-say.ts';
import { BrokenFile } from './broken-file.tsx';
import { following } from './following.ts';
import { sectionAt, sectionPointer } from './sections.ts';
import { useCorrect } from './use-correct.ts';
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
  const say = useSay();
  const { schemas, blocks } = useStudio(({ start }) => start);
  const sources = useStudio(({ site }) => site.sources);
  const problems = useStudio((state) => state.problems);
  const value = useStudio(() => store.value(file.file));
  const isOpen = useStudio(({ disk, edits }) => file.file in disk || file.file in edits.values);
  const section = file.kind === 'page' ? sectionAt(pointer) : undefined;
  const at = section === undefined ? '' : sectionPointer(section);
  const shown = getAt(value, at);
  const type = section === undefined ? undefined : (shown as { type?: string } | undefined)?.type;
  const schema = type === undefined ? file.schema : `sections/${type}.schema.json`;

  const onChange = useCallback(
    (changed: string, next: Json | undefined) => {
      const now = store.value(file.file) ?? {};
      const { start, disk } = store.get();
      const done = {
        what: fieldName(start.schemas, file.schema, now, changed),
        typed: typeof next === 'string' || typeof next === 'number',
      };
      const wider = following(now, disk[file.file]?.value, changed, next);
      if (!wider) return store.change({ file: file.file, pointer: changed }, next, done);
      const place = { file: file.file, pointer: wider.pointer };
      store.change(place, wider.value, { ...done, shows: changed });
    },
    [store, file.file, file.schema],
  );
  const onCorrect = useCorrect();
  const onRename = useRename(file);
  const { onRemoveEntry, asking } = useRemoveEntry(file);
  const addPicture = useCallback(
    async (picture: File) => {
      const { path, done } = await store.addPicture(picture);
      if (done.length > 0) say(`Imagem guardada: ${done.join(', ')}.`);
      return path;
    },
    [store, say],
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
          onCorrect={onCorrect}
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
