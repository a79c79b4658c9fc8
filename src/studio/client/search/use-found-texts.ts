import { useEffect, useState } from 'react';
import type { FindTextsAnswer } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { showAnswer } from '../store/show-answer.ts';
import { useStudio } from '../store/use-store.ts';

/** In milliseconds. */
const TYPING_PAUSE = 200;
/** Fewer letters are in nearly every text. */
const MIN_LETTERS = 2;

/** The texts of the site, as edited, that hold some words; undefined until they are known. */
export function useFoundTexts(words: string) {
  const edits = useStudio((state) => state.edits);
  const [answer, setAnswer] = useState<FindTextsAnswer & { words: string }>();
  const [error, setError] = useState('');
  const isEnough = words.trim().length >= MIN_LETTERS;
  useEffect(() => {
    if (!isEnough) return undefined;
    return showAnswer(
      () => ask('find-texts', { edits, words }),
      (found) => setAnswer({ ...found, words }),
      setError,
      TYPING_PAUSE,
    );
  }, [words, edits, isEnough]);
  return { answer: isEnough ? answer : undefined, error };
}
