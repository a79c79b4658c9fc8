import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../words/reader.ts';
import type { Choices, FileConflict, MergeConflict, Side } from '../../shared/merge/conflicts.ts';
import type { Json } from '../../shared/protocol.ts';
import { locateValue } from '../form/words/locate-value.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import { titleOfFile } from '../store/state.ts';
import { useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { printValue, ScrolledText, SIDE_BY_SIDE, ValueText } from './value-text.tsx';

interface Props {
  conflicts: readonly FileConflict[];
  words?: ConflictWords;
  onSettle(choices: Choices): void;
  onClose(): void;
}

/** The messages of a situation. */
interface ConflictWords {
  title: string;
  explain: string;
  done: string;
  versions: readonly { side: Side; name: string; action: string }[];
}

const SAVED_ELSEWHERE: ConflictWords = {
  title: 'studio/review:elsewhere',
  explain: 'studio/review:elsewhere-text',
  done: 'studio/window:saving',
  versions: [
    { side: 'mine', name: 'studio/review:mine', action: 'studio/review:keep-mine' },
    { side: 'theirs', name: 'studio/review:theirs', action: 'studio/review:keep-theirs' },
  ],
};

export const PUBLISHED: ConflictWords = {
  title: 'studio/review:published',
  explain: 'studio/review:published-text',
  done: 'studio/review:done',
  versions: [
    { side: 'mine', name: 'studio/review:mine', action: 'studio/review:keep-mine' },
    { side: 'theirs', name: 'studio/review:on-site', action: 'studio/review:keep-on-site' },
  ],
};

export const LEFT_BY_WINDOWS: ConflictWords = {
  title: 'studio/review:windows',
  explain: 'studio/review:windows-text',
  done: 'studio/review:done',
  versions: [
    { side: 'mine', name: 'studio/review:newer', action: 'studio/review:keep-newer' },
    { side: 'theirs', name: 'studio/review:older', action: 'studio/review:keep-older' },
  ],
};

/** Asks for each field that was changed here and elsewhere which version stays. */
export function SaveConflicts({ conflicts, words = SAVED_ELSEWHERE, ...on }: Props) {
  if (conflicts.length === 0) return null;
  return <Questions conflicts={conflicts} words={words} {...on} />;
}

const keyOf = (file: string, index: number) => `${file} ${index}`;

function Questions({ conflicts, words, onSettle, onClose }: Required<Props>) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const body = useRef<HTMLDivElement>(null);
  const all = conflicts.flatMap((conflict) =>
    conflict.fields.map((field, index) => ({ conflict, field, key: keyOf(conflict.file, index) })),
  );
  const left = all.filter(({ key }) => !chosen[key]).length;
  const choose = (key: string, side: Side) => {
    const next = { ...chosen, [key]: side };
    setChosen(next);
    if (!all.every((question) => next[question.key])) return;
    onSettle(
      Object.fromEntries(
        conflicts.map(({ file, fields }) => [
          file,
          fields.map((_, index) => next[keyOf(file, index)] ?? 'mine'),
        ]),
      ),
    );
  };
  // The first question is read at once, and Tab leads to its answers.
  useEffect(() => body.current?.querySelector('h3')?.focus(), []);
  return (
    <TitledDialog
      title={t(words.title)}
      maxWidth="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('studio/review:decide-later')}</Button>}
    >
      <Typography variant="body2">{t(words.explain, { count: all.length })}</Typography>
      {all.length > 1 && (
        <Typography role="status" variant="body2" sx={{ marginTop: 2 }}>
          {left === 0 ? t(words.done) : t('studio/review:left', { count: left })}
        </Typography>
      )}
      <Box ref={body}>
        {all.map(({ key, ...question }) => (
          <Question
            key={key}
            {...question}
            versions={words.versions}
            chosen={chosen[key]}
            onChoose={(side) => choose(key, side)}
          />
        ))}
      </Box>
    </TitledDialog>
  );
}

const wordedVersion = ({ side, name, action }: ConflictWords['versions'][number]) => ({
  side,
  version: t(name),
  action: t(action),
});

interface QuestionProps {
  conflict: FileConflict;
  field: MergeConflict;
  versions: ConflictWords['versions'];
  chosen: Side | undefined;
  onChoose(side: Side): void;
}

function Question({ conflict, field, versions, chosen, onChoose }: QuestionProps) {
  const id = useId();
  const title = useStudio(({ site }) => titleOfFile(site, conflict.file));
  const { steps, shown } = useWords(conflict, field);
  const heading = [title, ...steps].join(' › ');
  const name = steps.at(-1) ?? title;
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginTop: 4 }}>
      <Typography id={id} variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {heading}
      </Typography>
      <Box sx={SIDE_BY_SIDE}>
        {versions.map(wordedVersion).map(({ side, version, action }) => (
          <Box key={side} component="section" aria-label={`${version}: ${name}`}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {version}
            </Typography>
            <ScrolledText
              label={t('studio/review:version-text', { version })}
              isChosen={chosen === side}
            >
              {shown[side]}
            </ScrolledText>
            <Button
              variant={chosen === side ? 'contained' : 'outlined'}
              color={chosen === side ? 'primary' : 'inherit'}
              aria-pressed={chosen === undefined ? undefined : chosen === side}
              aria-label={`${action}: ${name}`}
              onClick={() => onChoose(side)}
            >
              {action}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Where the field is, and its two versions. */
function useWords({ file: name, mine, theirs }: FileConflict, field: MergeConflict) {
  const start = useStudio((state) => state.start);
  const file = useStudio(({ site }) => site.files.find(({ file }) => file === name));
  const value = field.mine === undefined ? theirs : mine;
  const { steps, node } = file
    ? locateValue(start, file, value, field.pointer)
    : { steps: [], node: undefined };
  const { schemas } = start;
  const isSameText =
    typeof field.mine === 'string' &&
    typeof field.theirs === 'string' &&
    printValue(field.mine, node) === printValue(field.theirs, node);
  const show = (version: Json | undefined) => {
    if (version === undefined)
      return <Typography variant="body2">{t('studio/review:was-deleted')}</Typography>;
    const names = field.isOrder && Array.isArray(version) ? version.map(nameOfItem) : version;
    // Texts that differ in their emphasis or links alone are shown with the signs for these.
    return <ValueText schemas={schemas} node={isSameText ? undefined : node} value={names} />;
  };
  return {
    steps: field.isOrder ? [...steps, t('studio/review:order')] : steps,
    shown: { mine: show(field.mine), theirs: show(field.theirs) },
  };
}

const nameOfItem = (item: Json): string => summaryOf(item) || t('studio/review:no-text');
