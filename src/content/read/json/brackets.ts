import { parses } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import type { Finding } from '../words/problem.ts';
import { lineIndex } from './positions.ts';
import { swap } from './syntax-words.ts';
import { lineIndent, type Token, tokensOf } from './tokens.ts';

/** Longest text that is parsed again without one of its signs. */
const LONGEST = 200_000;
/** The extra sign is near where reading stopped. */
const NEAR = 12;

/** An extra or misplaced } or ]. Reported only if a single change makes the text valid. */
export function bracketFinding(text: string): Finding | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens = [...tokensOf(text)];
  return extraClose(text, tokens) ?? braceForBracket(text, tokens) ?? itemOutOfList(text, tokens);
}

function extraClose(text: string, tokens: readonly Token[]): Finding | undefined {
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    const count = (kind: string) => tokens.filter((token) => token.kind === kind).length;
    if (count(close) !== count(open) + 1) continue;
    const stopped = firstMismatch(tokens);
    const tried = tokens
      .slice(0, stopped + 1)
      .filter(({ kind }) => kind === close)
      .slice(-NEAR)
      .filter((token) => parses(without(text, token)));
    const extra = tried.find((token) => isOdd(text, token, tokens)) ?? tried.at(-1);
    if (!extra || stopped === tokens.length - 1) continue;
    const { line } = lineIndex(text)(extra.offset);
    return {
      code: 'json-extra-close',
      offset: extra.offset,
      message: msg('content/json:extra-close-on-line', { bracket: close, line }),
      hint: msg('content/json:extra-close-on-line-hint', { bracket: close }),
      fix: swap(extra.offset, 1, ''),
    };
  }
  return undefined;
}

const without = (text: string, { offset, end }: Token) => text.slice(0, offset) + text.slice(end);

/** The index of the token that closes what is not open. */
function firstMismatch(tokens: readonly Token[]): number {
  const open: string[] = [];
  const mismatch = tokens.findIndex(({ kind }) => {
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind !== '}' && kind !== ']') return false;
    return open.pop() !== (kind === '}' ? '{' : '[');
  });
  return mismatch < 0 ? tokens.length - 1 : mismatch;
}

/** Whether a bracket follows another of its kind on its line, or has another indentation than its opening bracket. */
function isOdd(text: string, token: Token, tokens: readonly Token[]): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  const sameLine = before !== undefined && !/\n/.test(text.slice(before.end, token.offset));
  if (sameLine) return before.kind === token.kind;
  const indent = lineIndent(text, token.offset);
  const open = openBefore(tokens, token);
  return open !== undefined && lineIndent(text, open.offset) !== indent;
}

function openBefore(tokens: readonly Token[], until: Token): Token | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token === until) break;
    if (token.kind === '{' || token.kind === '[') open.push(token);
    if (token.kind === '}' || token.kind === ']') open.pop();
  }
  return open.at(-1);
}

/** "sections": { {…}, {…} }: a list between the signs of a group. */
function braceForBracket(text: string, tokens: readonly Token[]): Finding | undefined {
  const start = tokens.findIndex(
    ({ kind }, index) => kind === '{' && tokens[index + 1]?.kind === '{',
  );
  const open = tokens[start];
  if (!open) return undefined;
  const close = tokens[closeOf(tokens, start)];
  if (!close) return undefined;
  const list = `${text.slice(0, open.offset)}[${text.slice(open.end, close.offset)}]${text.slice(close.end)}`;
  if (!parses(list)) return undefined;
  const name = tokens[start - 1]?.kind === ':' ? tokens[start - 2]?.text : undefined;
  const positionAt = lineIndex(text);
  return {
    code: 'json-brace-for-bracket',
    offset: open.offset,
    message:
      name === undefined
        ? msg('content/json:brace-for-bracket')
        : msg('content/json:brace-for-bracket-in', { name }),
    hint: msg('content/json:brace-for-bracket-hint', { line: positionAt(close.offset).line }),
    fix: {
      edits: [
        { offset: open.offset, length: 1, text: '[' },
        { offset: close.offset, length: 1, text: ']' },
      ],
    },
  };
}

/** The index of the bracket that closes the one at an index. */
function closeOf(tokens: readonly Token[], start: number): number {
  let depth = 0;
  return tokens.findIndex(({ kind }, index) => {
    if (index < start) return false;
    if (kind === '{' || kind === '[') depth += 1;
    if (kind === '}' || kind === ']') depth -= 1;
    return depth === 0;
  });
}

/** "sections": [ {…} ], {…}: a group after the end of its list. */
function itemOutOfList(text: string, tokens: readonly Token[]): Finding | undefined {
  const closing = tokens.findIndex(
    ({ kind }, index) =>
      kind === ']' && tokens[index + 1]?.kind === ',' && tokens[index + 2]?.kind === '{',
  );
  const end = tokens[closing];
  const item = tokens[closing + 2];
  if (!end || !item) return undefined;
  let last = closeOf(tokens, closing + 2);
  while (tokens[last + 1]?.kind === ',' && tokens[last + 2]?.kind === '{')
    last = closeOf(tokens, last + 2);
  const close = tokens[last];
  if (!close) return undefined;
  const moved = `${text.slice(0, end.offset)}${text.slice(end.end, close.end)}]${text.slice(close.end)}`;
  if (!parses(moved)) return undefined;
  const positionAt = lineIndex(text);
  return {
    code: 'json-item-out-of-list',
    offset: item.offset,
    message: msg('content/json:item-out-of-list', { line: positionAt(end.offset).line }),
    hint: msg('content/json:item-out-of-list-hint', {
      from: positionAt(end.offset).line,
      to: positionAt(close.offset).line,
    }),
    fix: {
      edits: [
        { offset: end.offset, length: 1, text: '' },
        { offset: close.end, length: 0, text: ']' },
      ],
    },
  };
}
