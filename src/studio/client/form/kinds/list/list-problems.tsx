import { useId } from 'react';
import { pointerOfProblem } from '../../problems/problem-text.ts';
import { useProblems } from '../../state/form-context.ts';
import { Problems } from '../../ui/problems.tsx';

/** The problems of a list itself, such as too many items. */
export function ListProblems({ pointer }: { pointer: string }) {
  const id = useId();
  const own = useProblems(pointer).filter((problem) => pointerOfProblem(problem) === pointer);
  return <Problems id={id} problems={own} />;
}
