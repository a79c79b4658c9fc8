import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { sameJson } from '../../../lib/same-json.ts';
import { t, worded } from '../../../words/reader.ts';
import type { Json, StudioFile, StudioProblem } from '../../shared/protocol.ts';
import { problemInWords, problemText } from '../form/problems/problem-text.ts';
import { rootNode } from '../form/schema/schema-node.ts';
import { locateValue } from '../form/words/locate-value.ts';
import { ScrolledText, SIDE_BY_SIDE, ValueText } from '../review/value-text.tsx';
import { titleOfFile } from '../store/state.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { Caption } from '../ui/elements.ts';
import { type Difference, differences, withDifferences } from './differences.ts';
import type { OldVersion } from './use-versions.ts';

interface Props {
  file: StudioFile;
  old: OldVersion;
  onBringBack(value: Json): Promise<void>;
}

/** What the chosen version would be today, and the ways to have it again. */
export function VersionDetails({ file, old, onBringBack }: Props) {
  const store = useStore();
  const now = useStudio(() => store.value(file.file));
  const [isChoosing, setChoosing] = useState(false);
  const { value, problems } = old;
  const found = useMemo(
    () => (now === undefined || value === undefined ? [] : differences(now, value)),
    [now, value],
  );
  if (value === undefined)
    return <Caption role="status">{t('studio/versions:unreadable')}</Caption>;
  if (now !== undefined && sameJson(now, value))
    return <Caption role="status">{t('studio/versions:same')}</Caption>;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', marginTop: 2 }}>
      <WouldBeWrong file={file} old={value} problems={problems} />
      <Button variant="contained" color="primary" onClick={() => void onBringBack(value)}>
        {t('studio/versions:restore')}
      </Button>
      {found.length > 1 && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('studio/versions:choose-fields')}
        </Button>
      )}
      {isChoosing && now !== undefined && (
        <FieldsDialog
          file={file}
          now={now}
          old={value}
          found={found}
          onClose={() => setChoosing(false)}
          onBringBack={onBringBack}
        />
      )}
    </Box>
  );
}

interface WrongProps {
  file: StudioFile;
  old: Json;
  problems: readonly StudioProblem[];
}

function WouldBeWrong({ file, old, problems }: WrongProps) {
  const start = useStudio((state) => state.start);
  const site = useStudio((state) => state.site);
  if (problems.length === 0) return null;
  const words = (problem: StudioProblem) => {
    if (problem.file !== file.file)
      return `${titleOfFile(site, problem.file)}: ${problemText(problem)}`;
    const { pointer } = problem;
    const { schemas } = start;
    const scope = { schemas, root: rootNode(schemas, file.schema), value: old, pointer };
    const { steps } = locateValue(start, file, old, pointer);
    return [steps.join(' › '), problemInWords(problem, scope)].filter(Boolean).join(': ');
  };
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      <Typography variant="body2">
        {t('studio/versions:would-be-wrong', { count: problems.length })}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 4, overflowWrap: 'anywhere' }}>
        {problems.map((problem) => (
          <li key={`${problem.file}${problem.pointer}${problem.code}${worded(problem.message)}`}>
            {words(problem)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

interface FieldsDialogProps {
  file: StudioFile;
  now: Json;
  old: Json;
  found: readonly Difference[];
  onClose(): void;
  onBringBack(value: Json): Promise<void>;
}

function FieldsDialog({ file, now, old, found, onClose, onBringBack }: FieldsDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<Difference>>(new Set());
  const toggle = (difference: Difference) => {
    const next = new Set(chosen);
    if (!next.delete(difference)) next.add(difference);
    setChosen(next);
  };
  const bringBack = () => {
    onClose();
    const kept = found.filter((difference) => chosen.has(difference));
    void onBringBack(withDifferences(now, kept));
  };
  return (
    <TitledDialog
      title={t('studio/versions:choose-fields')}
      maxWidth="lg"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('studio/ui:cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={chosen.size === 0}
            onClick={bringBack}
          >
            {t('studio/versions:restore-fields', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Typography variant="body2">{t('studio/versions:choose-fields-help')}</Typography>
      {found.map((difference) => (
        <Choice
          key={`${difference.pointer} ${difference.oldPointer}`}
          {...{ file, now, old, difference }}
          isChosen={chosen.has(difference)}
          onToggle={() => toggle(difference)}
        />
      ))}
    </TitledDialog>
  );
}

interface ChoiceProps {
  file: StudioFile;
  now: Json;
  old: Json;
  difference: Difference;
  isChosen: boolean;
  onToggle(): void;
}

function Choice({ file, now, old, difference, isChosen, onToggle }: ChoiceProps) {
  const start = useStudio((state) => state.start);
  const { steps, node } =
    difference.now === undefined
      ? locateValue(start, file, old, difference.oldPointer)
      : locateValue(start, file, now, difference.pointer);
  const name = steps.join(' › ') || file.title;
  const sides = [
    {
      title: t('studio/versions:now'),
      value: difference.now,
      absent: t('studio/versions:not-now'),
    },
    {
      title: t('studio/versions:then'),
      value: difference.old,
      absent: t('studio/versions:not-then'),
    },
  ];
  return (
    <Box component="section" aria-label={name} sx={{ marginTop: 4 }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={isChosen} onChange={onToggle} />}
        label={name}
        slotProps={{ typography: { variant: 'h3', component: 'span' } }}
      />
      <Box sx={SIDE_BY_SIDE}>
        {sides.map(({ title, value, absent }) => (
          <div key={title}>
            <Caption>{title}</Caption>
            <ScrolledText
              label={`${title}: ${name}`}
              isChosen={isChosen && value === difference.old}
            >
              {value === undefined ? (
                <Typography variant="body2">{absent}</Typography>
              ) : (
                <ValueText schemas={start.schemas} node={node} value={value} />
              )}
            </ScrolledText>
          </div>
        ))}
      </Box>
    </Box>
  );
}
