import type { Fix } from '../problem.ts';
import { nearest } from '../words/nearest.ts';
import { codePoint, quote } from '../words/wording.ts';
import { requote, swap } from './syntax-fixes.ts';
import type { SyntaxContext, Token } from './tokens.ts';

type Said = [code: string, offset: number, message: string, hint: string, fix?: Fix | undefined];

/** What other languages and Portuguese say, in small letters. */
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

/** What a run of characters that is nothing in JSON was probably meant to be. */
export function unknownWord({ text, offset }: Token, context: SyntaxContext): Said {
  const { expected, previous } = context;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  if (/[“”„‟«»‘’]/.test(first))
    return [
      'smart-quotes',
      offset,
      `Aspas curvas (${first}) não servem aqui: use aspas retas (").`,
      'Troque “ e ” por " em volta do nome ou do texto. Editores como o Word curvam as aspas sozinhos.',
      requote(context.text, offset),
    ];
  if (first === "'" || first === '`')
    return [
      'single-quotes',
      offset,
      `Aspas simples (${first}) não servem aqui: use aspas duplas (").`,
      `Troque ${first} por " no começo e no fim do nome ou do texto.`,
      requote(context.text, offset),
    ];
  if (/[\p{Z}\p{Cf}\p{Cc}]/u.test(first))
    return [
      'invisible-character',
      offset,
      `Há um caractere invisível aqui (${codePoint(first)}).`,
      'Apague o espaço neste ponto e digite-o de novo.',
      swap(offset, first.length, ' '),
    ];
  if (first === '#' || first === '/')
    return [
      'comment',
      offset,
      'Isto parece um comentário, e este tipo de arquivo não aceita comentários.',
      'Apague o trecho.',
    ];
  if (first === ';')
    return [
      'semicolon',
      offset,
      'Aqui vai vírgula, e não ponto e vírgula.',
      'Troque ; por ,',
      swap(offset, 1, ','),
    ];
  if (first === '=' && expected === 'colon')
    return [
      'missing-colon',
      offset,
      'Aqui vão dois-pontos, e não “=”.',
      'Troque = por :',
      swap(offset, 1, ':'),
    ];
  if (
    expected === 'comma' &&
    previous?.kind === 'string' &&
    sameLine(context.text, previous.end, offset)
  )
    return [
      'inner-quotes',
      previous.end - 1,
      'Estas aspas fecham o texto antes da hora.',
      'Dentro de um texto, use aspas curvas “assim” ou ponha uma barra invertida antes: \\"assim\\".',
    ];
  if (expected === 'key')
    return [
      'key-without-quotes',
      offset,
      `O nome ${quote(text)} precisa de aspas.`,
      `Escreva "${text}": e o valor.`,
      /^[\p{L}\p{N}_-]+$/u.test(text) ? swap(offset, text.length, `"${text}"`) : undefined,
    ];
  if (expected === 'value') return wordAsValue(text, offset);
  return ['unexpected', offset, `${quote(text)} não cabe aqui.`, 'Apague, ou ponha entre aspas.'];
}

function wordAsValue(text: string, offset: number): Said {
  if (/^[-+]?(nan|infinity|inf)$/i.test(text))
    return [
      'number',
      offset,
      `${quote(text)} não é um número: veio de uma conta que deu errado.`,
      'Escreva o número, ou apague a linha inteira.',
    ];
  const known = LITERALS[text.toLowerCase()];
  const literal = known ?? nearest(text, ['true', 'false', 'null']);
  if (literal && (known !== undefined || Math.abs(literal.length - text.length) < 5))
    return [
      'literal',
      offset,
      `${quote(text)} não é um valor conhecido. Você quis dizer ${literal}?`,
      literal === 'null'
        ? 'Onde não há valor, apague a linha inteira; se é um texto, ponha entre aspas.'
        : `Escreva ${literal}, em minúsculas e sem aspas, ou ponha o texto entre aspas.`,
      known !== undefined && known !== 'null' ? swap(offset, text.length, known) : undefined,
    ];
  if (/^[-+.]?\d|^[-+.]$/.test(text))
    return [
      'number',
      offset,
      `${quote(text)} não é um número bem escrito.`,
      'Escreva só algarismos, com ponto para os decimais: 5 ou 3.5. Se for um texto, ponha entre aspas.',
    ];
  return [
    'text-without-quotes',
    offset,
    `Faltam aspas em volta de ${quote(text)}.`,
    'Todo texto fica entre aspas retas: "texto".',
  ];
}

const sameLine = (text: string, from: number, to: number) => !/[\r\n]/.test(text.slice(from, to));
