import { Alert, Box, TextField } from '@mui/material';
import { t, worded } from '../../../words/reader.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { FieldLocation } from '../store/history.ts';
import { useFileValue, useStore, useStudio } from '../store/use-store.ts';

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
    <Box sx={{ padding: '16px 16px 0' }}>
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
    </Box>
  );
}
