import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { hasWords } from '../../../app/dev/query-words.ts';
import { readerLocale } from '../../../words/locale.ts';
import { t } from '../../../words/reader.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { useStudio } from '../store/use-store.ts';
import { Caption, PlainList } from '../ui/elements.ts';
import { SearchField } from '../ui/labelled-field.tsx';
import { navigate, PICTURES } from '../ui/route.ts';
import { FileGroup, FileRows } from './file-group.tsx';
import { searchText } from './file-marks.ts';

interface ListProps {
  onNewPage(): void;
  onNewForm(): void;
  onNewRecord(): void;
  /** Looks for words in all texts. */
  onSearch(words: string): void;
}

/** All files of the site: pages in the groups of their folders, then the rest. */
export function FileList({ onNewPage, onNewForm, onNewRecord, onSearch }: ListProps) {
  const files = useStudio(({ site }) => site.files);
  const canAddRecord = useStudio(({ site }) => site.sources.recordCollections.length > 0);
  const edited = useStudio(({ edits }) => edits.values);
  const unsaved = useMemo(() => new Set(Object.keys(edited)), [edited]);
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query).trim();
  const texts = useMemo(
    () => files.map((file) => ({ file, text: searchText(file, unsaved.has(file.file)) })),
    [files, unsaved],
  );
  const found = useMemo(() => {
    const isFound = hasWords(words);
    return texts.filter(({ text }) => isFound(text)).map(({ file }) => file);
  }, [texts, words]);
  const part = (...kinds: StudioFile['kind'][]) => ({
    files: found.filter((file) => kinds.includes(file.kind)),
    unsaved,
    words,
  });
  return (
    <>
      <SearchField
        label={t('studio/list:search-site')}
        placeholder={t('studio/list:search')}
        query={query}
        onQuery={setQuery}
      />
      {words !== '' && (
        <Button fullWidth onClick={() => onSearch(words)} sx={SEARCH}>
          {t('studio/list:search-texts', { words })}
        </Button>
      )}
      <Part {...part('page')} name={t('studio/list:pages')} alwaysShown>
        <Button onClick={onNewPage}>{t('studio/list:new-page')}</Button>
      </Part>
      <Part {...part('single')} name={t('studio/list:site')} />
      <Part {...part('form')} name={t('studio/list:forms')}>
        <Button onClick={onNewForm}>{t('studio/list:new-form')}</Button>
      </Part>
      <Part
        {...part('collection', 'record')}
        name={t('studio/list:collections')}
        alwaysShown={canAddRecord}
      >
        {canAddRecord && <Button onClick={onNewRecord}>{t('studio/pages:new-record')}</Button>}
      </Part>
      <Box sx={{ marginTop: 3 }}>
        <Button
          fullWidth
          onClick={() => navigate({ target: PICTURES, pointer: '' })}
          sx={{ justifyContent: 'start' }}
        >
          {t('studio/list:pictures')}
        </Button>
      </Box>
    </>
  );
}

const SEARCH = { justifyContent: 'start', textAlign: 'left', marginTop: 1 };

interface PartProps {
  name: string;
  files: readonly StudioFile[];
  unsaved: ReadonlySet<string>;
  /** That somebody searches for; '' while nobody does. */
  words: string;
  alwaysShown?: boolean;
  children?: ReactNode;
}

/** The files of one kind: those of no group, then the groups. */
function Part({ name, files, unsaved, words, alwaysShown = false, children }: PartProps) {
  const id = useId();
  const { ungrouped, groups } = useMemo(() => grouped(files), [files]);
  if (files.length === 0 && !alwaysShown) return null;
  return (
    <Box sx={{ marginTop: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1, paddingLeft: 2 }}>
          {name}
        </Typography>
        {children}
      </Box>
      {files.length === 0 && words !== '' && (
        <Caption sx={{ padding: 2 }}>{t('studio/list:nothing-found')}</Caption>
      )}
      <PlainList aria-labelledby={id}>
        <FileRows key={words} files={ungrouped} unsaved={unsaved} />
        {groups.map(({ title, members }) => (
          <FileGroup key={title} title={title} files={members} unsaved={unsaved} words={words} />
        ))}
      </PlainList>
    </Box>
  );
}

/** Pages are sorted by path, other files stay as the server lists them. */
function grouped(files: readonly StudioFile[]) {
  const sorted = [...files].sort((a, b) => compare(a.path ?? '', b.path ?? ''));
  const titles = new Set(sorted.flatMap(({ group }) => group ?? []));
  return {
    ungrouped: sorted.filter(({ group }) => group === undefined),
    groups: [...titles]
      .sort((a, b) => a.localeCompare(b, readerLocale()))
      .map((title) => ({ title, members: sorted.filter(({ group }) => group === title) })),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
