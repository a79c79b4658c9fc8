import type { Finding } from '../problem.ts';

/** Our deepest file has ten levels; beyond this, later steps could overflow. */
const DEEPEST = 50;

/** A long page has five hundred items; far beyond this, checking could take minutes. */
const MOST_ITEMS = 20_000;

/** Our longest text has some thousand characters. A longer one is not searched: it is no text that somebody reads. */
export const LONGEST_TEXT = 20_000;

/** The limit that a text exceeds, or undefined. */
export const beyondLimits = (text: string): Finding | undefined => signsIn(text).excess;

/** Counts the signs outside strings in one pass: the exceeded limit, or the number of colons. */
export function signsIn(text: string): { excess?: Finding; colons: number } {
  let depth = 0;
  let colons = 0;
  let items = 0;
  for (let position = 0; position < text.length; position += 1) {
    switch (text[position]) {
      case '"': {
        const end = endOfString(text, position);
        if (end - position > LONGEST_TEXT)
          return { excess: { ...tooLong, offset: position }, colons };
        position = end;
        break;
      }
      case '{':
      case '[':
        depth += 1;
        break;
      case '}':
      case ']':
        depth -= 1;
        break;
      case ',':
        items += 1;
        break;
      case ':':
        colons += 1;
    }
    if (depth > DEEPEST) return { excess: { ...tooDeep, offset: position }, colons };
    if (items > MOST_ITEMS) return { excess: { ...tooMany, offset: position }, colons };
  }
  return { colons };
}

/** Offset of the closing quote, or of the line break that ends any string, closed or not. */
function endOfString(text: string, start: number): number {
  for (let position = start + 1; position < text.length; position += 1) {
    const character = text[position];
    if (character === '"' || character === '\n') return position;
    if (character === '\\') position += 1;
  }
  return text.length;
}

const tooLong: Finding = {
  code: 'text-too-long',
  message: `Este texto tem mais de ${LONGEST_TEXT.toLocaleString('pt-BR')} caracteres.`,
  hint: 'Veja se algo não foi colado por engano, como uma imagem; se não, divida o texto em parágrafos.',
};

const tooDeep: Finding = {
  code: 'too-deep',
  message: 'Há níveis demais de chaves e colchetes, um dentro do outro.',
  hint: 'Veja se um trecho não foi colado dentro dele mesmo.',
};

const tooMany: Finding = {
  code: 'too-many-items',
  message: `O arquivo tem mais de ${MOST_ITEMS.toLocaleString('pt-BR')} itens.`,
  hint: 'Veja se um trecho não foi colado muitas vezes; se não, divida o conteúdo em mais arquivos.',
};
