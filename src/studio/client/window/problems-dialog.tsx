import { Box, Button, Typography } from '@mui/material';
import type { StudioProblem } from '../../shared/protocol.ts';
import { useFixProblem } from '../fields/use-fix-problem.ts';
import { pointerOfProblem, problemText, withFieldLabels } from '../form/problems/problem-text.ts';
import { rootNode } from '../form/schema/schema-node.ts';
import { fieldName } from '../form/words/labels.ts';
import { useFiles, useStore, useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { Caption, PlainList } from '../ui/elements.ts';
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
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <ConnectionAlert />
      {problems.length === 0 && isChecked && (
        <Typography variant="body2">Nada impede de salvar nem de publicar.</Typography>
      )}
      <PlainList>
        {problems.map((problem) => (
          <Item
            key={`${problem.file}${problem.pointer}${problem.code}${problem.message}`}
            problem={problem}
            onShow={onShow}
          />
        ))}
      </PlainList>
    </TitledDialog>
  );
}

const titleOf = (count: number, isChecked: boolean) => {
  if (count > 0) return 'O que precisa de atenção';
  return isChecked ? 'Tudo certo' : 'Conferindo…';
};

function Item({ problem, onShow }: { problem: StudioProblem; onShow: Props['onShow'] }) {
  const fix = useFixProblem();
  const { title, field, text } = useDescription(problem);
  const isError = problem.severity === 'error';
  return (
    <Box component="li" sx={{ paddingBlock: 3, borderTop: 1, borderColor: 'divider' }}>
      <Caption>
        <Box component="strong" sx={{ color: isError ? 'error.main' : 'warning.main' }}>
          {isError ? 'Erro' : 'Aviso'}
        </Box>{' '}
        em {title}
        {field && ` › ${field}`}
      </Caption>
      <Typography variant="body2">{text}</Typography>
      <Box sx={{ display: 'flex', gap: 2, marginTop: 1 }}>
        <Button variant="outlined" onClick={() => onShow(problem)}>
          Mostrar
        </Button>
        {problem.fixable && <Button onClick={() => void fix(problem)}>Corrigir</Button>}
      </Box>
    </Box>
  );
}

/** A problem in the labels of the form, as far as its file can be read. */
function useDescription(problem: StudioProblem) {
  const store = useStore();
  const file = useStudio(({ site }) => site.files.find(({ file }) => file === problem.file));
  const title = file?.title ?? problem.file;
  const message = problemText(problem);
  const { schemas } = store.get().start;
  const value = useStudio(() => store.value(problem.file));
  if (!file || value === undefined) return { title, field: '', text: message };
  const { pointer } = problem;
  const field = fieldName(schemas, file.schema, value, pointerOfProblem(problem));
  const root = rootNode(schemas, file.schema);
  return { title, field, text: withFieldLabels(message, { schemas, root, value, pointer }) };
}
