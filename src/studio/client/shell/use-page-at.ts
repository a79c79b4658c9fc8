import { useEffect, useState } from 'react';
import type { PageAtAnswer } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { showAnswer } from '../store/show-answer.ts';
import { useStudio } from '../store/use-store.ts';

/** The page of the canvas as it is at a chosen day; '' is today, as it is edited. */
export function usePageAt(file: string | undefined) {
  const edits = useStudio((state) => state.edits);
  const [day, setDay] = useState('');
  const [answer, setAnswer] = useState<PageAtAnswer>();
  useEffect(() => {
    if (day === '' || !file) return setAnswer(undefined);
    return showAnswer(() => ask('page-at', { edits, page: file, moment: day }), setAnswer);
  }, [edits, file, day]);
  return { day, setDay, answer: day === '' ? undefined : answer };
}
