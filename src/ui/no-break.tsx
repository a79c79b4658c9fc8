import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

/**
 * Telephone numbers, and e-mail addresses and short words with a hyphen; with the punctuation after them, or a line
 * might begin with a comma. No browser breaks an address without a hyphen.
 */
const UNBREAKABLE =
  /((?:\+?(?:\d{1,3} )?\(?\d{2,3}\)? \d{3,5}-\d{4}|\+\d(?:[ ()]{0,2}\d){7,14}|(?<!\d[ .,]?)\(?0(?=(?:[ )]{0,2}\d){8})\d{1,4}\)?(?: \d{2,7}){1,4}|(?=\S{0,99}-)[\w.+-]{1,64}@[\w.-]+\w|(?<![\p{L}\d-])[\p{L}\d]{1,8}(?:-[\p{L}\d]{1,6}){1,2}(?![\p{L}\d-]))[,.;:!?)”]*)/u;

/** A quick test: most texts have none of these, and the pattern above is slow. */
const MAY_HAVE_UNBREAKABLE = /-|\+\d|\b0\d/;

/** Spaces between a currency and its amount, or between a number and a unit that all languages write alike. */
const BOUND = /(?<=\p{Sc}) (?=\d)|(?<=\d) (?=(?:min|h|s|[MGT]B)(?!\p{L}))/gu;

/** In the label of a link that calls, whatever the groups of the number are: countries write theirs in many. */
const CALLED = /([+(]*\d[\d ()./-]*\d[,.;:!?”]*)/;

/** A number, and the punctuation after it, which stands at its other end in a text from right to left. */
const NUMBER = /^([+(\d].*?)([,.;:!?)”]*)$/;

interface Props {
  text: string;
  /** True inside a flex container (a button), which would drop the spaces between several children. */
  asSingleChild?: boolean;
  /** True in a link that calls: any number in the text is one to be called. */
  isCalled?: boolean;
}

/** Text without a line break inside telephone numbers, addresses and hyphenated words. */
export function NoBreak({ text, asSingleChild, isCalled }: Props): ReactNode {
  const bound = text.replace(BOUND, '\u00a0');
  if (!isCalled && !MAY_HAVE_UNBREAKABLE.test(bound)) return bound;
  const parts = bound.split(isCalled ? CALLED : UNBREAKABLE);
  if (parts.length === 1) return bound;
  const words = parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const [, number, after] = NUMBER.exec(part) ?? [];
    if (!number) return <Unbroken key={index}>{part}</Unbroken>;
    return (
      <Fragment key={index}>
        <OneLine dir="ltr">{number}</OneLine>
        {after}
      </Fragment>
    );
  });
  return asSingleChild && parts[1] !== text ? <Joined>{words}</Joined> : words;
}

const Joined = styled('span')({ textDecoration: 'inherit' });

/**
 * A number always fits in a line. An inline block would let the comma after it begin the next line. It is isolated,
 * as its groups would stand in reverse order in a text from right to left.
 */
const OneLine = styled('bdi')({ whiteSpace: 'nowrap' });

// Only what is longer than a line is broken.
const Unbroken = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  textIndent: 0,
  textDecoration: 'inherit', // an inline block is not underlined by its link
  'a > :is(strong, em) > &': { textDecoration: 'underline' },
  overflowWrap: 'anywhere',
});
