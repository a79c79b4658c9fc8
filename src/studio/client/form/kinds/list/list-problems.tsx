import { useId } from 'react';
import { pointerOfProblem } from '../../problems/problem-text.ts';
import { useProblems } from '../../state/form-context.ts';
import { Problems } from '../../ui/problems.tsx';

/** What is wrong with a list as such: too many, too few. */
export function ListProblems({ pointer }: { pointer: string }) {
  const id = useId();
  const own = useProblems(pointer).filter((problem) => pointerOfProblem(problem) === pointer);
  return <Problems id={id} problems={own} />;
}
