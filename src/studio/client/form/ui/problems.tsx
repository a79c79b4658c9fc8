import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { t } from '../../../../words/reader.ts';
import { isWithin, segmentsOf } from '../../../shared/json-pointer.ts';
import type { StudioProblem } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { pointerOfProblem, problemInWords } from '../problems/problem-text.ts';
import { useForm, useProblems } from '../state/form-context.ts';
import { TextAction } from './controls.tsx';

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

export function ProblemList(props: { id: string; problems: readonly StudioProblem[] }) {
  const { schemas, root, value, pointer, fix } = useForm();
  if (props.problems.length === 0) return null;
  const scope = { schemas, root, value: value() };
  return (
    <List id={props.id}>
      {props.problems.map((problem, index) => (
        <Item key={index} data-severity={problem.severity}>
          {problem.severity === 'error' ? (
            <ErrorOutline titleAccess={t('studio/form:error')} />
          ) : (
            <WarningAmber titleAccess={t('studio/form:warning')} />
          )}
          <span>
            {problemInWords(problem, {
              ...scope,
              pointer: problem.pointer.slice(pointer().length),
            })}
          </span>
          {problem.fixable && (
            <TextAction onClick={() => fix(problem)}>{t('studio/form:fix')}</TextAction>
          )}
        </Item>
      ))}
    </List>
  );
}

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
        ? t('studio/form:errors', { count: errors })
        : t('studio/form:warnings', { count: problems.length })}
    </Count>
  );
}

/** The problems of an object itself, and of keys that it should not have. */
export function OwnProblems({ pointer, keys }: { pointer: string; keys: readonly string[] }) {
  const id = useId();
  const depth = segmentsOf(pointer).length;
  const own = useProblems(pointer).filter((problem) => {
    const key = segmentsOf(pointerOfProblem(problem))[depth];
    return key === undefined || !keys.includes(key);
  });
  return own.length === 0 ? null : <ProblemList id={id} problems={own} />;
}

/** The problems of a list itself, such as too many items. */
export function ListProblems({ pointer }: { pointer: string }) {
  const id = useId();
  const own = useProblems(pointer).filter((problem) => pointerOfProblem(problem) === pointer);
  return <ProblemList id={id} problems={own} />;
}
