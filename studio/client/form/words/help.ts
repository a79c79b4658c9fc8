import { fold } from '../../../../src/lib/fold.ts';

const END = /(?<=[.!?])\s+(?=[\p{Lu}"“])/u;

export const firstSentence = (text: string): string => text.split(END)[0] ?? text;

/** A description as help: what is seen at once, and all of it; nothing where the label says it. */
export function helpOf(description: string | undefined, label: string) {
  if (!description) return undefined;
  const short = firstSentence(description);
  const rest = short === description ? undefined : description;
  if (!rest && repeats(short, label)) return undefined;
  return { short, rest };
}

/** "Título da seção." tells nothing beside the label "Título". */
function repeats(sentence: string, label: string): boolean {
  const words = (text: string): string[] => fold(text).match(/[a-z0-9]{4,}/g) ?? [];
  const known = words(label);
  return sentence.length < 40 && words(sentence).every((word) => known.includes(word));
}
