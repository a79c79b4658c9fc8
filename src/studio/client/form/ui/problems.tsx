import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { StudioProblem } from '../../../shared/protocol.ts';
import { palette } from '../../ui/palette.ts';
import { problemText, withFieldLabels } from '../problems/problem-text.ts';
import { useForm } from '../state/form-context.ts';
import { TextAction } from './controls.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  padding: '3px 0',
  fontSize: 12,
  lineHeight: '17px',
  color: palette.text.primary,
  '& > svg': { fontSize: 16, flex: 'none', color: palette.error.main },
  '&[data-severity="warning"] > svg': { color: palette.warning.main },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
});

export function Problems(props: { id: string; problems: readonly StudioProblem[] }) {
  const { fix } = useForm();
  const textOf = useProblemText();
  if (props.problems.length === 0) return null;
  return (
    <List id={props.id}>
      {props.problems.map((problem, index) => (
        <Item key={index} data-severity={problem.severity}>
          {problem.severity === 'error' ? (
            <ErrorOutline titleAccess="Erro" />
          ) : (
            <WarningAmber titleAccess="Aviso" />
          )}
          <span>{textOf(problem)}</span>
          {problem.fixable && <TextAction onClick={() => fix(problem)}>Corrigir</TextAction>}
        </Item>
      ))}
    </List>
  );
}

function useProblemText() {
  const form = useForm();
  return (problem: StudioProblem) =>
    withFieldLabels(problemText(problem), {
      schemas: form.schemas,
      root: form.root,
      value: form.value(),
      pointer: problem.pointer.slice(form.pointer().length),
    });
}
