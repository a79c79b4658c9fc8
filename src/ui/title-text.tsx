import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { boundWords } from '../lib/bound-words.ts';

/** Ends in a word that a no-break space already keeps with the short one before it. */
const ENDS_IN_TWO = /\u00a0[^ ]+$/;

/** The last two words of a longer title. */
const LAST_TWO = /^(\S.*)\s(\S+ \S+)$/;

/** The text of a title. Its last line is not a single word, unless two do not fit. */
export function TitleText({ children }: { children: string }): ReactNode {
  const text = boundWords(children);
  const [, start, end] = LAST_TWO.exec(text) ?? [];
  if (!end || ENDS_IN_TWO.test(text)) return text;
  return (
    <>
      {`${start} `}
      <Together>{end}</Together>
    </>
  );
}

const Together = styled('span')({ display: 'inline-block' });
