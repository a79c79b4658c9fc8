import { Fragment, type ReactNode } from 'react';
import { styled } from '../theme/styled.tsx';

/** Telephone numbers, e-mail addresses of a common length, and short words with a hyphen. */
const WHOLE =
  /(\+?(?:\d{1,3} )?\(?\d{2,3}\)? \d{3,5}-\d{4}|[\w.+-]{1,16}@[\w.-]{1,16}\w|(?<![\p{L}\d-])[\p{L}\d]{1,7}(?:-[\p{L}\d]{1,6}){1,2}(?![\p{L}\d-]))/u;

/** Text in which no line ends inside what is to be read, dialled or copied as one. */
export function Whole({ text }: { text: string }): ReactNode {
  const parts = text.split(WHOLE);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 1 ? <Unbroken>{part}</Unbroken> : part}</Fragment>
  ));
}

// What is longer than a line is broken all the same.
const Unbroken = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  textIndent: 0,
  textDecoration: 'inherit', // a block does not get its link's underline by itself
  overflowWrap: 'anywhere',
});
