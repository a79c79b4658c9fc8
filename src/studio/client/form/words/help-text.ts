import { fold } from '../../../../lib/fold.ts';

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}"“])/u;

export const firstSentence = (text: string): string => text.split(SENTENCE_END)[0] ?? text;

/** Signs that the form spares whoever writes. */
const MARKDOWN = /\s*Aceita \*\*negrito\*\*[^.]*\./;

/** How it is written, for who writes the file. */
const IN_THE_FILE = /\s*No arquivo[,:].*$/s;

/** A description as help: what is seen at once, and all of it; nothing where the label says it. */
export function helpOf(
  description: string | undefined,
  label: string,
): { short: string; rest: string | undefined } | undefined {
  const text = description
    ?.replace(MARKDOWN, '')
    .replace(IN_THE_FILE, '')
    .replace(/^true\b/, 'Ligue')
    .replace(/^false\b/, 'Desligue')
    .trim();
  if (!text) return undefined;
  const first = firstSentence(text);
  if (repeatsLabel(first, label)) return helpOf(text.slice(first.length), label);
  const short = truncate(first);
  return { short, rest: short === text ? undefined : text };
}

/** Two lines of a narrow panel. */
const MAX_LENGTH = 100;

const truncate = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…` : text;

/** "Título da seção." tells nothing beside the label "Título". */
function repeatsLabel(sentence: string, label: string): boolean {
  const bare = (text: string) => fold(text).replace(/^(o|a|os|as|um|uma) /, '');
  return sentence.length < 40 && bare(sentence).startsWith(bare(label));
}
