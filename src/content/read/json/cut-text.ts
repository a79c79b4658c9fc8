import type { SyntaxContext, Token } from './tokens.ts';

type Context = SyntaxContext & { isInList: boolean };

/**
 * The text that quotes inside it have closed too early, where what follows on its line can be nothing else than the
 * rest of it: `"a "5 times" b"`, `"from 2", 3" and 4" on"`.
 */
export function textCutBefore(
  token: Token,
  last: Token | undefined,
  context: Context,
): Token | undefined {
  if (!last || !context.previous) return undefined;
  if (/[\r\n]/.test(context.text.slice(last.end, token.offset))) return undefined;
  const isRest = context.expected === 'comma' ? isWithoutComma : isAfterComma;
  return isRest(token, { ...context, last, previous: context.previous }) ? last : undefined;
}

type After = Context & { last: Token; previous: Token };

/** No key begins in another way than in quotes, and no item of a list stands right against another. */
function isWithoutComma(token: Token, { last, previous, isInList }: After): boolean {
  const isText = token.kind === 'string';
  if (previous === last && !isText && !isInList) return true;
  // `"2", 3" b"`: the quote after the 3 opens no text.
  const isAgainst = previous.end === token.offset;
  return isAgainst && isText !== (previous === last) && /string|number|literal/.test(previous.kind);
}

function isAfterComma(token: Token, { last, previous, expected, text }: After): boolean {
  if (token.kind === 'string' || previous.kind !== ',' || previous.offset !== last.end)
    return false;
  const [rest = ''] = /^.*/.exec(text.slice(token.offset)) ?? [];
  if (!/"[\s,\]}]*$/.test(rest) || /^[^\s":]+"?\s*:/.test(rest)) return false;
  const quotes = rest.split('"').length - 1;
  return expected === 'key' || (token.kind === 'unknown' && quotes % 2 === 1);
}
