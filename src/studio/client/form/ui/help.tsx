import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { fold } from '../../../../lib/fold.ts';
import { t } from '../../../../words/reader.ts';
import { palette } from '../../ui/elements.ts';

const Text = styled('p')({
  margin: 0,
  fontSize: 12,
  lineHeight: '17px',
  color: palette.text.secondary,
  '& button': {
    font: 'inherit',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: 2,
    cursor: 'pointer',
  },
});

/** The first sentence of a description; a button shows the rest. */
export function FieldHelp(props: { id: string; description: string | undefined; label: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const help = helpOf(props.description, props.label);
  if (!help) return null;
  return (
    <Text>
      <span id={props.id}>{isExpanded ? help.rest : help.short}</span>
      {help.rest && (
        <>
          {' '}
          <button
            type="button"
            aria-label={t('studio/form:more-about', {
              isExpanded: String(isExpanded),
              field: props.label,
            })}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {t(isExpanded ? 'studio/form:less' : 'studio/form:more')}
          </button>
        </>
      )}
    </Text>
  );
}

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}"“])/u;

export const firstSentence = (text: string): string => text.split(SENTENCE_END)[0] ?? text;

/** A later sentence with this says how formatting is written: the form has a toolbar instead. */
const SHOWS_MARKDOWN = /\]\(/;

/** The help of a field: its first sentence and the whole text. Undefined if it only repeats the label. */
export function helpOf(
  description: string | undefined,
  label: string,
): { short: string; rest: string | undefined } | undefined {
  // After a line break comes advice for people who edit the file itself.
  const [forForm = ''] = description?.split('\n') ?? [];
  const text = forForm
    .split(SENTENCE_END)
    .filter((sentence, index) => index === 0 || !SHOWS_MARKDOWN.test(sentence))
    .join(' ')
    .replace(/^true\b/, t('studio/form:turn-on'))
    .replace(/^false\b/, t('studio/form:turn-off'))
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

/** "O título da seção." says nothing new beside the label "Título". A short first word is taken for an article. */
function repeatsLabel(sentence: string, label: string): boolean {
  const words = fold(sentence);
  const start = fold(label);
  const rest = words.replace(/^\p{L}{1,3} /u, '');
  return sentence.length < 40 && (words.startsWith(start) || rest.startsWith(start));
}
