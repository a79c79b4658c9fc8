import { segmentsOf } from '../../../lib/json.ts';

const LONGEST = 60;

/** The value between Portuguese quotes, on one line and not too long. */
export function quote(value: string): string {
  const shown = [...value.slice(0, LONGEST * 2)].map(visible).join('');
  return `“${shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown}”`;
}

// Control and zero-width characters would make two texts look the same.
const visible = (character: string): string =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(character) ? `⟨${codePoint(character)}⟩` : character;

export const codePoint = (character: string): string =>
  character === '\n'
    ? 'quebra de linha'
    : character === '\t'
      ? 'tabulação'
      : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const didYouMean = (value: string | undefined): string =>
  value === undefined ? '' : ` Você quis dizer ${quote(value)}?`;

export const plural = (count: number, singular: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? singular : many}`;

/** “a”, “b” ou “c”. */
export function oneOf(values: readonly string[], last = 'ou'): string {
  const quoted = values.map(quote);
  if (quoted.length < 2) return quoted.join('');
  return `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`;
}

/** How a person names the place: “title”, or o item 2 de “cards”. */
export function placeName(pointer: string): string {
  const segments = segmentsOf(pointer);
  const last = segments.at(-1);
  if (last === undefined) return 'o arquivo';
  if (!/^\d+$/.test(last)) return quote(last);
  const list = segments.at(-2);
  const position = Number(last) + 1;
  return list === undefined ? `o item ${position}` : `o item ${position} de ${quote(list)}`;
}

/** The same, to begin a sentence. */
export const placeNameUpper = (pointer: string): string => placeName(pointer).replace(/^o /, 'O ');

/** The same, after "em". */
export const inPlace = (pointer: string): string => {
  const name = placeName(pointer);
  return name.startsWith('o ') ? `no ${name.slice(2)}` : `em ${name}`;
};

/** Upper bound of a list that is read whole; of a longer one, such as countries, some are shown. */
export const MANY = 60;
export const FEW = 12;

/** Values of a list, with commas. */
export const enumerated = (values: readonly string[]): string =>
  values.length > MANY
    ? `${values.slice(0, FEW).join(', ')} e outros ${values.length - FEW}`
    : values.join(', ');
