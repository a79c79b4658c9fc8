import { styled } from '@mui/material/styles';
import { countText } from '../../ui/count-text.ts';
import { palette } from '../../ui/palette.ts';
import { pointerOfProblem } from '../problems/problem-text.ts';
import { isWithin } from '../schema/pointers.ts';
import { useProblems } from '../state/form-context.ts';

const Count = styled('b')({
  flex: 'none',
  marginLeft: 4,
  padding: '0 6px',
  border: `1px solid ${palette.error.main}`,
  borderRadius: 9,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: palette.text.primary,
  '&[data-severity="warning"]': { borderColor: palette.warning.main },
});

/** The number of errors, or else of warnings, at some fields and inside them. */
export function ProblemCount({ pointers }: { pointers: readonly string[] }) {
  const [first = ''] = pointers;
  const all = useProblems(pointers.length === 1 ? first : '');
  const problems = all.filter((problem) =>
    pointers.some((pointer) => isWithin(pointerOfProblem(problem), pointer)),
  );
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Count data-severity={errors > 0 ? 'error' : 'warning'}>
      {errors > 0
        ? countText(errors, 'erro', 'erros')
        : countText(problems.length, 'aviso', 'avisos')}
    </Count>
  );
}
