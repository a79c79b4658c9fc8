import { latinNumber } from '../../../lib/latin-digits.ts';
import { msg, quoted } from '../../../words/message.ts';
import { characterName } from '../../../words/words.ts';
import { nearest } from '../words/nearest.ts';
import type { Finding, Fix } from '../words/problem.ts';
import type { SyntaxContext, Token } from './tokens.ts';

/** Literals of other languages and in Portuguese, in small letters. */
const LITERALS: Record<string, string> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
  sim: 'true',
  s: 'true',
  yes: 'true',
  on: 'true',
  não: 'false',
  nao: 'false',
  no: 'false',
  off: 'false',
  verdadeiro: 'true',
  falso: 'false',
  nulo: 'null',
  nenhum: 'null',
};

/** Explains characters that are not a JSON token by what was probably meant. */
export function unknownWord({ text, offset }: Token, context: SyntaxContext): Finding {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return strayCharacter(first, offset, context) ?? strayWord({ text, offset }, context);
}

/** What is typed for a comma: also those of Arabic and of full-width keyboards. */
const COMMAS = ';،؛，；、';
const COLONS = '=：';

/** A sign that is nothing in JSON, wherever it stands. */
function strayCharacter(
  first: string,
  offset: number,
  context: SyntaxContext,
): Finding | undefined {
  if (/[“”„‟«»‘’＂]/.test(first))
    return {
      code: 'json-smart-quotes',
      offset,
      message: msg('content/json:smart-quotes', { sign: first }),
      hint: msg('content/json:smart-quotes-hint'),
      fix: requote(context.text, offset),
    };
  if (first === "'" || first === '`')
    return {
      code: 'json-single-quotes',
      offset,
      message: msg('content/json:single-quotes', { sign: first }),
      hint: msg('content/json:single-quotes-hint', { sign: first }),
      fix: requote(context.text, offset),
    };
  if (/[\p{Z}\p{Cf}\p{Cc}]/u.test(first))
    return {
      code: 'json-invisible-character',
      offset,
      message: msg('content/json:invisible-character', { name: characterName(first) }),
      hint: msg('content/json:invisible-character-hint'),
      fix: swap(offset, first.length, ' '),
    };
  if (first === '#' || first === '/')
    return {
      code: 'json-comment',
      offset,
      message: msg('content/json:like-comment'),
      hint: msg('content/json:like-comment-hint'),
    };
  if (COMMAS.includes(first))
    return {
      code: 'json-semicolon',
      offset,
      message:
        first === ';'
          ? msg('content/json:semicolon')
          : msg('content/json:other-comma', { sign: first }),
      hint: msg('content/json:semicolon-hint', { sign: first }),
      fix: swap(offset, 1, ','),
    };
  if (COLONS.includes(first) && context.expected === 'colon')
    return {
      code: 'json-missing-colon',
      offset,
      message: msg('content/json:equals', { sign: first }),
      hint: msg('content/json:equals-hint', { sign: first }),
      fix: swap(offset, 1, ':'),
    };
  return undefined;
}

function strayWord(
  { text, offset }: Pick<Token, 'text' | 'offset'>,
  { expected, previous, text: file }: SyntaxContext,
): Finding {
  if (expected === 'comma' && previous?.kind === 'string' && sameLine(file, previous.end, offset))
    return {
      code: 'json-inner-quotes',
      offset: previous.end - 1,
      message: msg('content/json:inner-quotes'),
      hint: msg('content/json:inner-quotes-hint'),
    };
  if (expected === 'key')
    return {
      code: 'json-key-without-quotes',
      offset,
      message: msg('content/json:name-without-quotes', { name: quoted(text) }),
      hint: msg('content/json:name-without-quotes-hint', { name: text }),
      fix: /^[\p{L}\p{N}_-]+$/u.test(text) ? swap(offset, text.length, `"${text}"`) : undefined,
    };
  if (expected === 'value') return wordAsValue(text, offset);
  return {
    code: 'json-unexpected',
    offset,
    message: msg('content/json:unexpected', { text: quoted(text) }),
    hint: msg('content/json:unexpected-hint'),
  };
}

/** A number in the digits of another keyboard, its thousands in groups. */
const OTHER_NUMBER = /^-?(?=[\d٫.]*[٠-٩۰-۹０-９])[\d٠-٩۰-۹０-９]+([٬٫.．][\d٠-٩۰-۹０-９]+)*/;

function wordAsValue(text: string, offset: number): Finding {
  const [other] = OTHER_NUMBER.exec(text) ?? [];
  const number = other && latinNumber(other).replaceAll(',', '');
  if (other && number && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(number))
    return {
      code: 'json-number',
      offset,
      message: msg('content/json:other-digits', { text: quoted(other) }),
      hint: msg('content/json:other-digits-hint', { number }),
      fix: swap(offset, other.length, number),
    };
  if (/^[-+]?(nan|infinity|inf)$/i.test(text))
    return {
      code: 'json-number',
      offset,
      message: msg('content/json:not-a-number', { text: quoted(text) }),
      hint: msg('content/json:not-a-number-hint'),
    };
  const translated = LITERALS[text.toLowerCase()];
  const literal = translated ?? nearest(text, ['true', 'false', 'null']);
  if (literal && (translated !== undefined || Math.abs(literal.length - text.length) < 5))
    return {
      code: 'json-literal',
      offset,
      message: msg('content/json:literal', { text: quoted(text), literal }),
      hint:
        literal === 'null'
          ? msg('content/json:literal-null-hint')
          : msg('content/json:literal-hint', { literal }),
      fix:
        translated !== undefined && translated !== 'null'
          ? swap(offset, text.length, translated)
          : undefined,
      // A word of a language may be a text that lacks its quotes.
      guess: text.toLowerCase() !== translated,
    };
  if (/^[-+.]?\d|^[-+.]$/.test(text))
    return {
      code: 'json-number',
      offset,
      message: msg('content/json:odd-number', { text: quoted(text) }),
      hint: msg('content/json:odd-number-hint'),
    };
  return {
    code: 'json-text-without-quotes',
    offset,
    message: msg('content/json:text-without-quotes', { text: quoted(text) }),
    hint: msg('content/json:text-without-quotes-hint'),
  };
}

const sameLine = (text: string, from: number, to: number) => !/[\r\n]/.test(text.slice(from, to));

/** Replaces `length` characters of a text. */
export const swap = (offset: number, length: number, text: string): Fix => ({
  edits: [{ offset, length, text }],
});

/** A run of text between other quotes gets straight ones, where it ends on its line. */
function requote(text: string, offset: number): Fix | undefined {
  const inQuotes = /[“”„‟«»‘’＂]([^"“”„‟«»‘’＂\r\n\\]*)[“”„‟«»‘’＂]|(['`])([^"'`\r\n\\]*)\2/y;
  inQuotes.lastIndex = offset;
  const [whole, curved, , plain] = inQuotes.exec(text) ?? [];
  return whole === undefined ? undefined : swap(offset, whole.length, `"${curved ?? plain}"`);
}
