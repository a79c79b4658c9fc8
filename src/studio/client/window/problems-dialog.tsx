import { Box, Button, Typography } from '@mui/material';
import { t, tPieces, worded } from '../../../words/reader.ts';
import type { StudioProblem } from '../../shared/protocol.ts';
import { pointerOfProblem, problemInWords, problemText } from '../form/problems/problem-text.ts';
import { rootNode } from '../form/schema/schema-node.ts';
import { locateValue } from '../form/words/locate-value.ts';
import { fileOf } from '../store/state.ts';
import { useFiles, useFileValue, useStore, useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { Caption, PlainList } from '../ui/elements.ts';
import { notifyFailure } from '../ui/notify.tsx';
import { ConnectionAlert } from './alerts.tsx';

interface Props {
  onClose(): void;
  onShow(problem: StudioProblem): void;
}

/** Everything that the validator has found, each with a button that leads to its field. */
export function ProblemsDialog({ onClose, onShow }: Props) {
  const found = useStudio((state) => state.problems);
  const isChecked = useStudio(({ checked, edits }) => checked === edits);
  // Its fields have their labels once a file is open.
  useFiles(found.map(({ file }) => file));
  const isError = ({ severity }: StudioProblem) => severity === 'error';
  const problems = [...found.filter(isError), ...found.filter((problem) => !isError(problem))];
  return (
    <TitledDialog
      title={titleOf(problems.length, isChecked)}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('studio/ui:close')}</Button>}
    >
      <ConnectionAlert />
      {problems.length === 0 && isChecked && (
        <Typography variant="body2">{t('studio/window:nothing-wrong')}</Typography>
      )}
      <PlainList>
        {problems.map((problem) => (
          <Item
            key={`${problem.file}${problem.pointer}${problem.code}${worded(problem.message)}`}
            problem={problem}
            onShow={onShow}
          />
        ))}
      </PlainList>
    </TitledDialog>
  );
}

const titleOf = (count: number, isChecked: boolean) => {
  if (count > 0) return t('studio/window:attention');
  return t(isChecked ? 'studio/window:all-good' : 'studio/window:checking');
};

function Item({ problem, onShow }: { problem: StudioProblem; onShow: Props['onShow'] }) {
  const store = useStore();
  const file = useStudio(({ site }) => fileOf(site, problem.file));
  const value = useFileValue(problem.file);
  const isError = problem.severity === 'error';
  const { start } = store.get();
  const { schemas } = start;
  // In the labels of the form, as far as the file can be read.
  const isRead = file && value !== undefined;
  const { pointer } = problem;
  const steps = isRead ? locateValue(start, file, value, pointerOfProblem(problem)).steps : [];
  return (
    <Box component="li" sx={{ paddingBlock: 3, borderTop: 1, borderColor: 'divider' }}>
      <Caption>
        {tPieces('studio/window:problem-in', {
          severity: { element: <Severity key="severity" isError={isError} /> },
          place: [file?.title ?? problem.file, ...steps].join(' › '),
        })}
      </Caption>
      <Typography variant="body2">
        {isRead
          ? problemInWords(problem, {
              ...{ schemas, value, pointer },
              root: rootNode(schemas, file.schema),
            })
          : problemText(problem)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, marginTop: 1 }}>
        <Button variant="outlined" onClick={() => onShow(problem)}>
          {t('studio/window:show')}
        </Button>
        {problem.fixable && (
          <Button onClick={() => store.fix(problem).catch(notifyFailure)}>
            {t('studio/form:fix')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const Severity = ({ isError }: { isError: boolean }) => (
  <Box component="strong" sx={{ color: isError ? 'error.main' : 'warning.main' }}>
    {t(isError ? 'studio/form:error' : 'studio/form:warning')}
  </Box>
);
