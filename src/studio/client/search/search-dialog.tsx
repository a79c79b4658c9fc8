import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { t } from '../../../words/reader.ts';
import type { FindTextsAnswer, FoundText } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import type { FieldLocation } from '../store/history.ts';
import { useAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TitledDialog, useTask } from '../ui/dialogs.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { notify } from '../ui/notify.tsx';
import { useTabState } from '../ui/use-tab-state.ts';
import { FoundFields, FoundList } from './found-list.tsx';

interface Props {
  words: string;
  /** What is to stand in their place, where that is known. */
  firstBy?: string | undefined;
  onWords(words: string): void;
  onShow(location: FieldLocation): void;
  onClose(): void;
}

/** Finds words in all texts of the site, and replaces them in those that are ticked, in one step. */
export function SearchDialog({ words, firstBy, onWords, onShow, onClose }: Props) {
  const [wholeWords, setWholeWords] = useTabState('studio-whole-words', false);
  const [most, setMost] = useState(STEP);
  const { answer, error, isLate } = useFoundTexts(words, wholeWords, most);
  const [by, setBy] = useState(firstBy);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = answer?.found ?? [];
  const leftOut = found.filter((text) => left.has(keyOf(text)));
  const all = answer?.count ?? 0;
  const count = all - leftOut.length;
  const { replace, busy, failure } = useReplace({ words, by: by ?? '', wholeWords });
  const search = (next: string) => {
    setLeft(new Set());
    setMost(STEP);
    onWords(next);
  };
  const choose = (texts: readonly FoundText[], isChosen: boolean) => {
    const next = new Set(left);
    for (const text of texts) next[isChosen ? 'delete' : 'add'](keyOf(text));
    setLeft(next);
  };
  return (
    <TitledDialog
      title={t('studio/search:title')}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('studio/ui:close')}</Button>
          {by === undefined ? (
            <Button variant="outlined" disabled={found.length === 0} onClick={() => setBy('')}>
              {t('studio/search:replace')}
            </Button>
          ) : (
            <Button
              variant="contained"
              color="primary"
              disabled={busy || count === 0 || by === ''}
              onClick={() => replace(found, leftOut, count)}
            >
              {t('studio/search:replace-in', { count })}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <LabelledField
          label={t('studio/search:words')}
          value={words}
          onChange={search}
          autoFocus
          help={t('studio/search:words-help')}
        />
        <FormControlLabel
          label={t('studio/search:whole-words')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Checkbox
              size="small"
              checked={wholeWords}
              onChange={(_, isOn) => setWholeWords(isOn)}
            />
          }
        />
        {by !== undefined && (
          <LabelledField label={t('studio/search:by')} value={by} onChange={setBy} autoFocus />
        )}
        {(error || failure) && <Alert severity="error">{error || failure}</Alert>}
        <Typography variant="body2" role="status">
          {statusOf({ busy, isLate, answer })}
        </Typography>
        {by !== undefined && found.length > 1 && (
          <FormControlLabel
            label={t('studio/search:all')}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={leftOut.length === 0}
                indeterminate={leftOut.length > 0 && count > 0}
                onChange={(_, isChosen) => choose(found, isChosen)}
              />
            }
          />
        )}
      </Box>
      {by === undefined && <FoundFields fields={answer?.fields ?? []} onShow={onShow} />}
      <FoundList
        found={found}
        replacement={by === undefined ? undefined : { words, by }}
        isChosen={(text) => !left.has(keyOf(text))}
        onChoose={(text, isChosen) => choose([text], isChosen)}
        onShow={onShow}
      />
      <More count={all - found.length} onMore={() => setMost(most + STEP)} />
    </TitledDialog>
  );
}

/** Of a long list, its next texts. */
const More = ({ count, onMore }: { count: number; onMore(): void }) =>
  count > 0 && (
    <Button onClick={onMore} sx={{ marginTop: 4 }}>
      {t('studio/search:more', { count })}
    </Button>
  );

const keyOf = ({ file, pointer }: FieldLocation) => `${file}#${pointer}`;

interface Status {
  busy: boolean;
  isLate: boolean;
  answer: FindTextsAnswer | undefined;
}

function statusOf({ busy, isLate, answer }: Status): string {
  if (busy) return t('studio/search:replacing');
  if (isLate) return t('studio/search:finding');
  return answer ? summaryOf(answer) : '';
}

function summaryOf({ count, found }: FindTextsAnswer): string {
  if (count === 0) return t('studio/search:none');
  const files = new Set(found.map(({ file }) => file)).size;
  if (count > found.length) return t('studio/search:first', { count, shown: found.length });
  return t('studio/search:found', { count, files });
}

function useReplace(replacing: { words: string; by: string; wholeWords: boolean }) {
  const store = useStore();
  const { busy, error, run } = useTask();
  const replace = ([first]: readonly FoundText[], leftOut: readonly FoundText[], count: number) =>
    void run(async () => {
      if (!first) return;
      const left = leftOut.map(({ file, pointer }) => ({ file, pointer }));
      const { edits } = store.get();
      const answer = await ask('replace-texts', { edits, ...replacing, left });
      const { words, by } = replacing;
      const label = t('studio/search:step', { words, by });
      await store.apply(answer.edits, { label, location: first });
      notify(t('studio/search:replaced', { count }));
    });
  return { replace, busy, failure: error };
}

/** How many texts are listed at once: a longer list would be slow. All that are found are replaced. */
const STEP = 100;
/** In milliseconds. */
const TYPING_PAUSE = 200;
/** Fewer letters are in nearly every text. */
const MIN_LETTERS = 2;

/** The texts of the site, as edited, that hold some words; undefined until they are known. */
export function useFoundTexts(words: string, wholeWords: boolean, most: number) {
  const edits = useStudio((state) => state.edits);
  const isEnough = words.trim().length >= MIN_LETTERS;
  return useAnswer('find-texts', isEnough ? { edits, words, wholeWords, most } : undefined, {
    pause: TYPING_PAUSE,
  });
}
