import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * Telephone numbers, e-mail addresses, and short words with a hyphen; with what follows them, or a line
 * might begin with a comma.
 */
const UNBREAKABLE =
  /((?:\+?(?:\d{1,3} )?\(?\d{2,3}\)? \d{3,5}-\d{4}|[\w.+-]+@[\w.-]+\w|(?<![\p{L}\d-])[\p{L}\d]{1,8}(?:-[\p{L}\d]{1,6}){1,2}(?![\p{L}\d-]))[,.;:!?)”]*)/u;

/** What each of them has: most texts have none, and the pattern takes its time. */
const MAY_HAVE_UNBREAKABLE = /[-@]/;

/** Before an amount and after a number: a currency, and the units that all languages write alike. */
const BOUND = /(?<=\p{Sc}) (?=\d)|(?<=\d) (?=(?:min|h|s|[MGT]B)(?!\p{L}))/gu;

interface Props {
  text: string;
  /** As one child of what sets its children side by side, and drops the spaces between them: a button. */
  asSingleChild?: boolean;
}

/** Text in which no line ends inside what is to be read, dialled or copied as one. */
export function NoBreak({ text, asSingleChild }: Props): ReactNode {
  const bound = text.replace(BOUND, '\u00a0');
  if (!MAY_HAVE_UNBREAKABLE.test(bound)) return bound;
  const parts = bound.split(UNBREAKABLE);
  if (parts.length === 1) return bound;
  const words = parts.map((part, index) => {
    const Span = /^[+(\d]/.test(part) ? OneLine : Unbroken;
    return index % 2 === 1 ? <Span key={index}>{part}</Span> : part;
  });
  return asSingleChild && parts[1] !== text ? <Joined>{words}</Joined> : words;
}

const Joined = styled('span')({ textDecoration: 'inherit' });

/** A number always fits. A block would let the comma after its link begin a line. */
const OneLine = styled('span')({ whiteSpace: 'nowrap' });

// What is longer than a line is broken all the same.
const Unbroken = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  textIndent: 0,
  textDecoration: 'inherit', // an inline block does not get its link's underline by itself
  'a > :is(strong, em) > &': { textDecoration: 'underline' },
  overflowWrap: 'anywhere',
});
