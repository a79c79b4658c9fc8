import { styled } from '@mui/material/styles';
import { asSearched, WORD } from '../../../lib/search-options.ts';

/** A text in which the words that were found are marked. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.has(asSearched(word))) continue;
    parts.push(text.slice(end, index), <Mark key={index}>{word}</Mark>);
    end = index + word.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

const Mark = styled('mark')({
  padding: '0 1px',
  background: 'color-mix(in srgb, var(--accent) 18%, transparent)',
  color: 'inherit',
  fontWeight: 600,
});
