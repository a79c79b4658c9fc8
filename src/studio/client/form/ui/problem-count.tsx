import { styled } from '@mui/material/styles';
import { pointerOfProblem } from '../problems/problem-text.ts';
import { isWithin } from '../schema/pointers.ts';
import { useProblems } from '../state/form-context.ts';

const Count = styled('b')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
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
  };
});

/** How much is wrong at some places and inside them. */
export function ProblemCount({ pointers }: { pointers: readonly string[] }) {
  const [one = ''] = pointers;
  // Of one place, or of some among all: what is read has to stay the same list.
  const all = useProblems(pointers.length === 1 ? one : '');
  const problems = all.filter((problem) =>
    pointers.some((pointer) => isWithin(pointerOfProblem(problem), pointer)),
  );
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Count data-severity={errors > 0 ? 'error' : 'warning'}>
      {errors > 0 ? counted(errors, 'erro', 'erros') : counted(problems.length, 'aviso', 'avisos')}
    </Count>
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
