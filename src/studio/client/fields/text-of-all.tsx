import { Alert, Box, TextField } from '@mui/material';
import { t, worded } from '../../../words/reader.ts';
import { getAtPointer, isMap } from '../../shared/json-pointer.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { FieldLocation } from '../store/history.ts';
import { fileOf } from '../store/state.ts';
import { useFileValue, useStore, useStudio } from '../store/use-store.ts';
import { notifyFailure } from '../ui/notify.tsx';
import { changeField } from './change-field.ts';

interface Props {
  /** Of the text, in the page of all records of a collection. */
  location: FieldLocation;
  /** What the collection is called. */
  collection: string;
}

/** A text that stands on the pages of all records, which no record has as a field. */
export function TextOfAll({ location, collection }: Props) {
  const store = useStore();
  const { file, pointer } = location;
  const text = getAtPointer(useFileValue(file), pointer);
  const problem = useStudio(({ problems }) =>
    problems.find((each) => each.file === file && each.pointer === pointer),
  );
  if (typeof text !== 'string') return null;
  const label = t('studio/fields:text-of-all');
  return (
    <Box sx={{ padding: '16px 16px 24px', borderBottom: 1, borderColor: 'divider' }}>
      <Alert severity="info" sx={{ marginBottom: 3 }}>
        {t('studio/fields:changes-all', { collection })}
      </Alert>
      <TextField
        key={pointer}
        autoFocus
        fullWidth
        multiline
        label={label}
        value={text}
        error={problem?.severity === 'error'}
        helperText={problem && worded(problem.message)}
        onChange={({ target }) => store.change(location, target.value, { label, typed: true })}
      />
      <ConditionOfPart {...location} />
    </Box>
  );
}

/** Which records show the section, the button or the fact that a text is of. */
function ConditionOfPart({ file, pointer }: FieldLocation) {
  const store = useStore();
  const { schemas, blocks } = useStudio(({ start }) => start);
  const sources = useStudio(({ site }) => site.sources);
  const problems = useStudio((state) => state.problems.filter((problem) => problem.file === file));
  const of = useStudio(({ site }) => fileOf(site, file));
  const part = itemAround(pointer);
  const value = getAtPointer(useFileValue(file), part);
  if (!of || !isMap(value)) return null;
  return (
    <Box sx={{ marginTop: 3 }}>
      <SchemaForm
        key={part}
        schemas={schemas}
        schema={`${of.schema}#/properties/sections/items`}
        value={value}
        pointer={part}
        sources={sources}
        blocks={blocks}
        problems={problems}
        onChange={(...change) => changeField(store, of, ...change)}
        onFix={(problem) => store.fix(problem).catch(notifyFailure)}
        {...NO_ENTRIES}
      />
    </Box>
  );
}

/** A condition has neither entries with ids nor pictures. */
const NO_ENTRIES = {
  onRename: () => Promise.resolve(false),
  onRemoveEntry: () => {},
  addPicture: () => Promise.resolve(''),
};

/** The nearest item of a list that a pointer leads into. */
const itemAround = (pointer: string): string => /^.*\/\d+(?=\/)/.exec(pointer)?.[0] ?? '';
