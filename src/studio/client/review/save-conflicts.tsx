import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { MergeConflict, Side } from '../../shared/merge/merge-json.ts';
import type { Json } from '../../shared/protocol.ts';
import { locateValue } from '../form/words/locate-value.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import type { Choices, FileConflict } from '../store/join.ts';
import { titleOfFile } from '../store/state.ts';
import { useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { countText } from '../ui/elements.ts';
import { printValue, ScrolledText, SIDE_BY_SIDE, ValueText } from './value-text.tsx';

interface Props {
  conflicts: readonly FileConflict[];
  words?: ConflictWords;
  onSettle(choices: Choices): void;
  onClose(): void;
}

interface ConflictWords {
  title: string;
  explain(fields: string): string;
  done: string;
  versions: readonly { side: Side; name: string; action: string }[];
}

const SAVED_ELSEWHERE: ConflictWords = {
  title: 'Mudou aqui e em outro lugar',
  explain: (fields) =>
    `Outra pessoa, ou outra janela, salvou ${fields} depois que você abriu a página. Nada foi gravado por cima: escolha o que fica, e ele é salvo. A sua versão continua no “Desfazer”.`,
  done: 'Salvando…',
  versions: [
    { side: 'mine', name: 'A minha', action: 'Ficar com a minha' },
    { side: 'theirs', name: 'A outra', action: 'Ficar com a outra' },
  ],
};

export const LEFT_BY_WINDOWS: ConflictWords = {
  title: 'Duas janelas mudaram o mesmo',
  explain: (fields) =>
    `Duas janelas, fechadas sem salvar, mudaram ${fields}. Nada se perdeu: escolha o que fica. A outra versão continua no “Desfazer”.`,
  done: 'Pronto.',
  versions: [
    { side: 'mine', name: 'A mais nova', action: 'Ficar com a mais nova' },
    { side: 'theirs', name: 'A anterior', action: 'Ficar com a anterior' },
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
      title={words.title}
      maxWidth="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>Decidir depois</Button>}
    >
      <Typography variant="body2">
        {words.explain(all.length === 1 ? 'o mesmo campo' : 'os mesmos campos')}
      </Typography>
      {all.length > 1 && (
        <Typography role="status" variant="body2" sx={{ marginTop: 2 }}>
          {left === 0 ? words.done : `Falta responder: ${countText(left, 'campo', 'campos')}.`}
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
        {versions.map(({ side, name: version, action }) => (
          <Box key={side} component="section" aria-label={`${version}: ${name}`}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {version}
            </Typography>
            <ScrolledText label={`${version}, o texto`} isChosen={chosen === side}>
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
    if (version === undefined) return <Typography variant="body2">Foi apagado.</Typography>;
    const names = field.isOrder && Array.isArray(version) ? version.map(nameOfItem) : version;
    // Texts that differ in their emphasis or links alone are shown with the signs for these.
    return <ValueText schemas={schemas} node={isSameText ? undefined : node} value={names} />;
  };
  return {
    steps: field.isOrder ? [...steps, 'Ordem'] : steps,
    shown: { mine: show(field.mine), theirs: show(field.theirs) },
  };
}

const nameOfItem = (item: Json): string => summaryOf(item) || '(sem texto)';
