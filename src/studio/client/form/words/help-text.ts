import { fold } from '../../../../lib/fold.ts';

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}"“])/u;

export const firstSentence = (text: string): string => text.split(SENTENCE_END)[0] ?? text;

/** The form has a toolbar instead of Markdown's signs. */
const MARKDOWN = /(?<!\s)\s*Aceita \*\*negrito\*\*[^.]*\./;

/** Advice for people who edit the file itself. */
const IN_THE_FILE = /(?<!\s)\s*No arquivo[,:].*$/s;

/** The help of a field: its first sentence and the whole text. Undefined if it only repeats the label. */
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

/** Two lines of the form. */
const MAX_LENGTH = 100;

const truncate = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…` : text;

/** "Título da seção." says nothing new beside the label "Título". */
function repeatsLabel(sentence: string, label: string): boolean {
  const bare = (text: string) => fold(text).replace(/^(o|a|os|as|um|uma) /, '');
  return sentence.length < 40 && bare(sentence).startsWith(bare(label));
}
