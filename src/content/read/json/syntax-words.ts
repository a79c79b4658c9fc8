import { nearest } from '../words/nearest.ts';
import type { Finding, Fix } from '../words/problem.ts';
import { codePoint, quote } from '../words/wording.ts';
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

/** A sign that is nothing in JSON, wherever it stands. */
function strayCharacter(
  first: string,
  offset: number,
  context: SyntaxContext,
): Finding | undefined {
  if (/[“”„‟«»‘’]/.test(first))
    return {
      code: 'json-smart-quotes',
      offset,
      message: `Aspas curvas (${first}) não servem aqui: use aspas retas (").`,
      hint: 'Troque “ e ” por " em volta do nome ou do texto. Editores como o Word curvam as aspas sozinhos.',
      fix: requote(context.text, offset),
    };
  if (first === "'" || first === '`')
    return {
      code: 'json-single-quotes',
      offset,
      message: `Aspas simples (${first}) não servem aqui: use aspas duplas (").`,
      hint: `Troque ${first} por " no começo e no fim do nome ou do texto.`,
      fix: requote(context.text, offset),
    };
  if (/[\p{Z}\p{Cf}\p{Cc}]/u.test(first))
    return {
      code: 'json-invisible-character',
      offset,
      message: `Há um caractere invisível aqui (${codePoint(first)}).`,
      hint: 'Apague o espaço neste ponto e digite-o de novo.',
      fix: swap(offset, first.length, ' '),
    };
  if (first === '#' || first === '/')
    return {
      code: 'json-comment',
      offset,
      message: 'Isto parece um comentário, e este tipo de arquivo não aceita comentários.',
      hint: 'Apague o trecho.',
    };
  if (first === ';')
    return {
      code: 'json-semicolon',
      offset,
      message: 'Aqui vai vírgula, e não ponto e vírgula.',
      hint: 'Troque ; por ,',
      fix: swap(offset, 1, ','),
    };
  if (first === '=' && context.expected === 'colon')
    return {
      code: 'json-missing-colon',
      offset,
      message: 'Aqui vão dois-pontos, e não “=”.',
      hint: 'Troque = por :',
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
      message: 'Estas aspas fecham o texto antes da hora.',
      hint: 'Dentro de um texto, use aspas curvas “assim” ou ponha uma barra invertida antes: \\"assim\\".',
    };
  if (expected === 'key')
    return {
      code: 'json-key-without-quotes',
      offset,
      message: `O nome ${quote(text)} precisa de aspas.`,
      hint: `Escreva "${text}": e o valor.`,
      fix: /^[\p{L}\p{N}_-]+$/u.test(text) ? swap(offset, text.length, `"${text}"`) : undefined,
    };
  if (expected === 'value') return wordAsValue(text, offset);
  return {
    code: 'json-unexpected',
    offset,
    message: `${quote(text)} não cabe aqui.`,
    hint: 'Apague, ou ponha entre aspas.',
  };
}

function wordAsValue(text: string, offset: number): Finding {
  if (/^[-+]?(nan|infinity|inf)$/i.test(text))
    return {
      code: 'json-number',
      offset,
      message: `${quote(text)} não é um número: veio de uma conta que deu errado.`,
      hint: 'Escreva o número, ou apague a linha inteira.',
    };
  const translated = LITERALS[text.toLowerCase()];
  const literal = translated ?? nearest(text, ['true', 'false', 'null']);
  if (literal && (translated !== undefined || Math.abs(literal.length - text.length) < 5))
    return {
      code: 'json-literal',
      offset,
      message: `${quote(text)} não é um valor conhecido. Você quis dizer ${literal}?`,
      hint:
        literal === 'null'
          ? 'Onde não há valor, apague a linha inteira; se é um texto, ponha entre aspas.'
          : `Escreva ${literal}, em minúsculas e sem aspas, ou ponha o texto entre aspas.`,
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
      message: `${quote(text)} não é um número bem escrito.`,
      hint: 'Escreva só algarismos, com ponto para os decimais: 5 ou 3.5. Se for um texto, ponha entre aspas.',
    };
  return {
    code: 'json-text-without-quotes',
    offset,
    message: `Faltam aspas em volta de ${quote(text)}.`,
    hint: 'Todo texto fica entre aspas retas: "texto".',
  };
}

const sameLine = (text: string, from: number, to: number) => !/[\r\n]/.test(text.slice(from, to));

/** Replaces `length` characters of a text. */
export const swap = (offset: number, length: number, text: string): Fix => ({
  edits: [{ offset, length, text }],
});

/** A run of text between other quotes gets straight ones, where it ends on its line. */
function requote(text: string, offset: number): Fix | undefined {
  const quoted = /[“”„‟«»‘’]([^"“”„‟«»‘’\r\n\\]*)[“”„‟«»‘’]|(['`])([^"'`\r\n\\]*)\2/y;
  quoted.lastIndex = offset;
  const [whole, curved, , plain] = quoted.exec(text) ?? [];
  return whole === undefined ? undefined : swap(offset, whole.length, `"${curved ?? plain}"`);
}
