import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import type { StudioProblem } from '../../shared/protocol.ts';
import { pointerOfProblem, problemText, withFieldLabels } from '../form/problems/problem-text.ts';
import { rootNode } from '../form/schema/schema-node.ts';
import { fieldName } from '../form/words/field-name.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { Caption, PlainList } from '../ui/elements.ts';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { useFixProblem } from './use-fix-problem.ts';

interface Props {
  onClose(): void;
  onShow(problem: StudioProblem): void;
}

/** Everything that the validator has found, each with a button that leads to its field. */
export function ProblemsDialog({ onClose, onShow }: Props) {
  const store = useStore();
  const found = useStudio((state) => state.problems);
  // Its fields have their labels once a file is open.
  useEffect(() => void store.open(found.map(({ file }) => file)), [store, found]);
  const isError = ({ severity }: StudioProblem) => severity === 'error';
  const problems = [...found.filter(isError), ...found.filter((problem) => !isError(problem))];
  return (
    <TitledDialog
      title={problems.length === 0 ? 'Tudo certo' : 'O que precisa de atenção'}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      {problems.length === 0 && (
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
