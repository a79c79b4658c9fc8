import { useId } from 'react';
import { pointerOfProblem } from '../../problems/problem-text.ts';
import { segmentsOf } from '../../schema/pointers.ts';
import { useProblems } from '../../state/form-context.ts';
import { Problems } from '../../ui/problems.tsx';

/** The problems of an object itself, and of keys that it should not have. */
export function OwnProblems({ pointer, keys }: { pointer: string; keys: readonly string[] }) {
  const id = useId();
  const depth = segmentsOf(pointer).length;
  const own = useProblems(pointer).filter((problem) => {
    const key = segmentsOf(pointerOfProblem(problem))[depth];
    return key === undefined || !keys.includes(key);
  });
  return own.length === 0 ? null : <Problems id={id} problems={own} />;
}
