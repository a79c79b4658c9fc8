import type { SyntaxContext, Token } from './tokens.ts';

/**
 * The text that quotes inside it have closed too early, where what follows on its line can be nothing else than the
 * rest of it: `"a "5 times" b"`, `"from 2", 3" and 4" on"`.
 */
export function textCutBefore(
  token: Token,
  last: Token | undefined,
  { expected, previous, text, isInList }: SyntaxContext & { isInList: boolean },
): Token | undefined {
  if (!last || !previous || /[\r\n]/.test(text.slice(last.end, token.offset))) return undefined;
  if (expected === 'comma') {
    // No key begins in another way than in quotes, and no list has an item right against another.
    const isRest = previous === last && token.kind !== 'string';
    const isAgainst = previous.end === token.offset;
    return (isRest && !isInList) || ((isRest || isBetween(previous, token)) && isAgainst)
      ? last
      : undefined;
  }
  if (previous.kind !== ',' || previous.offset !== last.end || token.kind === 'string')
    return undefined;
  const [rest = ''] = /^.*/.exec(text.slice(token.offset)) ?? [];
  const isEnded = /"[\s,\]}]*$/.test(rest) && !/^[^\s":]+"?\s*:/.test(rest);
  if (expected === 'key') return isEnded ? last : undefined;
  return isEnded && token.kind === 'unknown' && isOdd(rest.split('"').length - 1)
    ? last
    : undefined;
}

/** `"2", 3" b"`: the quote after the 3 opens no text. */
const isBetween = (previous: Token, token: Token) =>
  ['number', 'literal'].includes(previous.kind) && token.kind === 'string';

const isOdd = (count: number) => count % 2 === 1;
