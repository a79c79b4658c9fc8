import { createScanner } from 'jsonc-parser';

/** Indexed by jsonc-parser's SyntaxKind, a const enum that isolated modules cannot import. */
const KINDS = [
  '',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'literal',
  'literal',
  'literal',
  'string',
  'number',
  'comment',
  'comment',
  'space',
  'space',
  'unknown',
  'end',
] as const;

type TokenKind = (typeof KINDS)[number];

export interface Token {
  kind: TokenKind;
  /** As written, quotes included. */
  text: string;
  offset: number;
  end: number;
  /** jsonc-parser's ScanError; 0 is none, 2 is a string without its closing quote. */
  error: number;
}

/** What the grammar expected at a token. */
export interface SyntaxContext {
  expected: 'value' | 'key' | 'colon' | 'comma' | 'end';
  previous: Token | undefined;
  text: string;
}

/** The tokens of a text, spaces left out, closed by one of kind 'end'. */
export function* tokensOf(text: string): Generator<Token> {
  const scanner = createScanner(text, false);
  for (;;) {
    const kind = KINDS[scanner.scan()] ?? 'unknown';
    const offset = scanner.getTokenOffset();
    const end = offset + scanner.getTokenLength();
    if (kind !== 'space')
      yield { kind, text: text.slice(offset, end), offset, end, error: scanner.getTokenError() };
    if (kind === 'end') return;
  }
}

/** The spaces before an offset when nothing else stands before it on its line. */
export function indentAt(text: string, offset: number): number | undefined {
  let start = offset;
  while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start -= 1;
  return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r'
    ? offset - start
    : undefined;
}

/** The spaces at the beginning of the line that holds an offset. */
export function lineIndent(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1;
  return text.slice(start, offset + 1).search(/\S/);
}
