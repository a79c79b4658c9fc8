import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { MergeConflict, Side } from '../../shared/merge/merge-json.ts';
import type { Json } from '../../shared/protocol.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import type { Choices, FileConflict } from '../store/join.ts';
import { titleOfFile } from '../store/title-of-file.ts';
import { useStudio } from '../store/use-store.ts';
import { countText } from '../ui/count-text.ts';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { locateValue } from './conflict-location.ts';
import { ScrolledText, SIDE_BY_SIDE } from './scrolled-text.tsx';
import { textOf, ValueText } from './value-text.tsx';

interface Props {
  conflicts: readonly FileConflict[];
  onSettle(choices: Choices): void;
  onClose(): void;
}

/** Asks for each field that was changed here and elsewhere which version stays. The last answer saves. */
export function SaveConflicts({ conflicts, ...on }: Props) {
  if (conflicts.length === 0) return null;
  return <Questions conflicts={conflicts} {...on} />;
}

const keyOf = (file: string, index: number) => `${file} ${index}`;

function Questions({ conflicts, onSettle, onClose }: Props) {
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
      title="Mudou aqui e em outro lugar"
      maxWidth="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>Decidir depois</Button>}
    >
      <Typography variant="body2">
        Outra pessoa, ou outra janela, salvou{' '}
        {all.length === 1 ? 'o mesmo campo' : 'os mesmos campos'} depois que você abriu a página.
        Nada foi gravado por cima: escolha o que fica, e ele é salvo. A sua versão continua no
        “Desfazer”.
      </Typography>
      {all.length > 1 && (
        <Typography role="status" variant="body2" sx={{ marginTop: 2 }}>
          {left === 0 ? 'Salvando…' : `Falta responder: ${countText(left, 'campo', 'campos')}.`}
        </Typography>
      )}
      <Box ref={body}>
        {all.map(({ key, ...question }) => (
          <Question
            key={key}
            {...question}
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
  chosen: Side | undefined;
  onChoose(side: Side): void;
}

const VERSIONS = [
  { side: 'mine', name: 'A minha', action: 'Ficar com a minha' },
  { side: 'theirs', name: 'A outra', action: 'Ficar com a outra' },
] as const;

function Question({ conflict, field, chosen, onChoose }: QuestionProps) {
  const id = useId();
  const title = useStudio(({ site }) => titleOfFile(site, conflict.file));
  const { steps, versions } = useWords(conflict, field);
  const heading = [title, ...steps].join(' › ');
  const name = steps.at(-1) ?? title;
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginTop: 4 }}>
      <Typography id={id} variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {heading}
      </Typography>
      <Box sx={SIDE_BY_SIDE}>
        {VERSIONS.map(({ side, name: version, action }) => (
          <Box key={side} component="section" aria-label={`${version}: ${name}`}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {version}
            </Typography>
            <ScrolledText label={`${version}, o texto`} isChosen={chosen === side}>
              {versions[side]}
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
    textOf(field.mine, node) === textOf(field.theirs, node);
  const shown = (version: Json | undefined) => {
    if (version === undefined) return <Typography variant="body2">Foi apagado.</Typography>;
    const names = field.isOrder && Array.isArray(version) ? version.map(nameOfItem) : version;
    // Texts that differ in their emphasis or links alone are shown with the signs for these.
    return <ValueText schemas={schemas} node={isSameText ? undefined : node} value={names} />;
  };
  return {
    steps: field.isOrder ? [...steps, 'Ordem'] : steps,
    versions: { mine: shown(field.mine), theirs: shown(field.theirs) },
  };
}

const nameOfItem = (item: Json): string => summaryOf(item) || '(sem texto)';
